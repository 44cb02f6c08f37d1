import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyText } from './share'

const LINK = 'http://tischrunde.test/t/x#a-b-c'
/** What is selected when the page asks to copy, and where it stands. */
let selected: { text: string; inside: string | undefined }[]
let button: HTMLButtonElement

beforeEach(() => {
  selected = []
  document.body.innerHTML = '<button>copy</button><dialog open></dialog>'
  button = document.querySelector('button')!
  document.execCommand = () => {
    const field = document.activeElement as HTMLTextAreaElement
    const text = field.value.slice(field.selectionStart, field.selectionEnd)
    return selected.push({ text, inside: field.parentElement?.localName }) > 0
  }
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const withClipboard = (writeText?: () => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: writeText && { writeText } })

test('with a clipboard it is used', async () => {
  withClipboard(() => Promise.resolve())
  expect(await copyText(LINK)).toBe(true)
  expect(selected).toEqual([])
})

test.each([undefined, () => Promise.reject(new Error('not allowed'))])(
  'without one the text is copied from a field, and the focus stays where it was',
  async (writeText) => {
    withClipboard(writeText)
    button.focus()
    expect(await copyText(LINK)).toBe(true)
    expect(selected).toEqual([{ text: LINK, inside: 'dialog' }])
    expect(document.activeElement).toBe(button)
    expect(document.querySelector('textarea')).toBeNull()
  },
)

test('what could not be copied is not said to be', async () => {
  withClipboard()
  document.execCommand = () => false
  expect(await copyText(LINK)).toBe(false)
  document.execCommand = () => {
    throw new Error('gone')
  }
  expect(await copyText(LINK)).toBe(false)
})
