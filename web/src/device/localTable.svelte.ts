/** A table on this device: everybody whose seat is not a bot's plays here. */
import { FollowedTable } from '../net/followedTable.svelte'
import type { View } from '../net/views'
import type { TableEngine } from '../net/table'
import { device } from './device.svelte'

export class LocalTable extends FollowedTable {
  #seat: number | null = null

  constructor(id: string) {
    super(id, '', (listener) => device.line(id, () => this.#seat, listener))
  }

  /** Shows the table from a seat, or from none. */
  turnTo(seat: number | null): void {
    if (seat === this.#seat) return
    this.#seat = seat
    this.reload()
  }

  readonly engine: TableEngine = {
    hint: (language) => device.ask('hint', { table: this.id, language }),
    record: () => device.ask('record', { table: this.id }),
  }

  /** Nobody is away from a device. */
  protected override noteView(view: View): void {
    this.here = { seats: view.chairs.map((_, seat) => seat), watching: 0 }
  }
}
