/** A table on a server, over a socket. */
import type { BotSpeed } from '../protocol/generated'
import { Connection } from './connection'
import { FollowedTable } from './followedTable.svelte'
import { socketAddress } from './serverAddress'
import type { Deed, OpenTable } from './table'
import { listenToTabs, notifyTabs } from './tabs'
import type { View } from './views'

const commitments = () => import('./commitments')

export class OnlineTable extends FollowedTable implements OpenTable {
  #stopListening: () => void

  constructor(id: string, code: string) {
    super(id, code, (listener) => new Connection(socketAddress(id), listener))
    this.#stopListening = listenToTabs((table) => {
      if (table === id) this.reload()
    })
  }

  override async act(deed: Deed, seat?: number, speed?: BotSpeed): Promise<void> {
    const { view } = this
    const next = deed === 'rematch' ? view?.rematch : null
    // Without a promise about the next cards nothing is added to their shuffle.
    if (!next || !view) return super.act(deed, seat, speed)
    const { addEntropy } = await commitments()
    await addEntropy(next.table, view, (entropy) => super.act(deed, seat, speed, entropy))
  }

  seated(): void {
    this.reload()
    notifyTabs(this.id)
  }

  override close(): void {
    this.#stopListening()
    super.close()
  }

  /** Notes what is promised about the cards, without waiting for it. */
  protected override noteView(view: View): void {
    commitments()
      .then(({ noteView }) => noteView(view))
      .catch(() => undefined)
  }
}
