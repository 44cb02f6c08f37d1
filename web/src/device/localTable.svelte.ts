/** A table on this device: everybody whose seat is not a bot's plays here. */
import { FollowedTable } from '../net/followedTable.svelte'
import type { View } from '../net/views'
import type { Deed, TableEngine } from '../net/table'
import { replacePage } from '../pages.svelte'
import type { BotSpeed } from '../protocol/generated'
import { device } from './device.svelte'
import { wantedAt } from './ownTables'

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
    odds: (language) => device.ask('odds', { table: this.id, language }),
    record: () => device.ask('record', { table: this.id }),
  }

  /** Deals again for the same people; nobody else has to agree. */
  override async act(deed: Deed, seat?: number, speed?: BotSpeed): Promise<void> {
    if (deed !== 'rematch') return super.act(deed, seat, speed)
    const wanted = await wantedAt(this.id)
    if (wanted) replacePage(`/d/${await device.ask('open', { wanted })}`)
  }

  /** Nobody is away from a device. */
  protected override noteView(view: View): void {
    this.here = { seats: view.chairs.map((_, seat) => seat), watching: 0 }
  }
}
