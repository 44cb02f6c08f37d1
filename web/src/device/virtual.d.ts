declare module 'virtual:python' {
  /** Where Python's files lie below the base path, how large they are together, and what it is. */
  export const python: { folder: string; bytes: number; info: object }
}
