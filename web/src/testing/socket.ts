/** A fake WebSocket: the test is the server. */
import { vi } from 'vitest'
import { PROTOCOL, type FromClient, type FromServer } from '../protocol/generated'

export class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []

  readyState = 0
  sent: FromClient[] = []
  onopen = (): void => undefined
  onmessage = (_: { data: string }): void => undefined
  onclose = (): void => undefined

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }

  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as FromClient)
  }

  close(): void {
    this.readyState = 3
  }

  open(): void {
    this.readyState = 1
    this.onopen()
  }

  say(frame: FromServer): void {
    this.onmessage({ data: JSON.stringify(frame) })
  }

  welcome(protocol = PROTOCOL): void {
    this.open()
    this.say({ t: 'welcome', protocol, server: 'test', now: Date.now() })
  }

  break(): void {
    this.readyState = 3
    this.onclose()
  }

  /** The frames of a kind that were sent, in order. */
  of<Kind extends FromClient['t']>(t: Kind): Extract<FromClient, { t: Kind }>[] {
    return this.sent.filter((frame) => frame.t === t) as Extract<FromClient, { t: Kind }>[]
  }
}

/** Replaces sockets and timers by fakes. */
export function fakeNetwork(): void {
  FakeSocket.all = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
}

export function realNetwork(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
}
