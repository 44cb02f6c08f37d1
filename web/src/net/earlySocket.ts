/** The socket of a table's page, opened before the scripts have come that listen to it. */
import { pages } from '../pages.svelte'
import type { FromClient } from '../protocol/generated'
import { tokenIn } from '../table/claims'
import { socketAddress } from './serverAddress'

/** What has come so far is heard by whoever takes the socket. */
interface Early {
  socket: WebSocket
  heard: MessageEvent[]
}

let early: Early | null = null

/** Asks for the table of this page, if it is one that nobody has to take a seat at first. */
export function connectEarly(): void {
  const { now } = pages
  if (now.name !== 'table' || tokenIn(now.code) !== null) return
  const socket = new WebSocket(socketAddress(now.table))
  const heard: MessageEvent[] = []
  const asked: FromClient = { t: 'sub', table: now.table, since: 0, code: now.code, at: null }
  socket.onopen = () =>
    [{ t: 'hello' }, asked].forEach((frame) => socket.send(JSON.stringify(frame)))
  socket.onmessage = (event) => heard.push(event)
  early = { socket, heard }
}

/** The early socket if it still lives, for the first who asks. */
export function takeEarly(): Early | null {
  const taken = early
  early = null
  return taken && taken.socket.readyState <= WebSocket.OPEN ? taken : null
}
