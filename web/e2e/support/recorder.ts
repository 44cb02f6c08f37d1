/** Records every frame on the sockets of pages, to check it for secrets. */
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, WebSocket } from '@playwright/test'
import type { FromServer } from '../../src/protocol/generated'
import type { Server } from './server'

type Hear = (frame: FromServer) => void

export class Recorder {
  #file: string
  #sockets = 0

  constructor(server: Server, test: string) {
    this.#file = join(server.data, `${test.replace(/[^a-z0-9]+/gi, '-')}.jsonl`)
  }

  /** Records a page under a name of its own, and passes on the frames it receives. */
  record(page: Page, name: string, hear: Hear = () => undefined): void {
    page.on('websocket', (socket) => this.#listen(socket, name, hear))
  }

  #listen(socket: WebSocket, page: string, hear: Hear): void {
    const number = ++this.#sockets
    const note = (way: 'in' | 'out', text: string) =>
      appendFileSync(this.#file, JSON.stringify({ page, socket: number, way, text }) + '\n')
    socket.on('framesent', ({ payload }) => note('out', String(payload)))
    socket.on('framereceived', ({ payload }) => {
      note('in', String(payload))
      hear(JSON.parse(String(payload)) as FromServer)
    })
  }
}
