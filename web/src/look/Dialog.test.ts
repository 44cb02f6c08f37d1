import { fireEvent, render } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { expect, it, vi } from 'vitest'
import { loadTexts } from '../texts/texts.svelte'
import Dialog from './Dialog.svelte'

await loadTexts('web')

function opened() {
  const onclose = vi.fn()
  const children = createRawSnippet(() => ({ render: () => '<p>Text</p>' }))
  const { container, unmount } = render(Dialog, { title: 'Titel', onclose, children })
  const [dialog, text] = [container.querySelector('dialog')!, container.querySelector('p')!]
  return { onclose, dialog, text, unmount }
}

it('closes when somebody presses beside it', async () => {
  const { onclose, dialog } = opened()
  await fireEvent.pointerDown(dialog)
  await fireEvent.click(dialog)
  expect(onclose).toHaveBeenCalledOnce()
})

it('stays when its text is selected to beyond its edge', async () => {
  const { onclose, dialog, text } = opened()
  await fireEvent.pointerDown(text)
  await fireEvent.click(dialog) // the target is the common ancestor of where the pointer went down and up
  expect(onclose).not.toHaveBeenCalled()
})

it('gives the focus back to what had it', () => {
  const opener = document.body.appendChild(document.createElement('button'))
  opener.focus()
  const { dialog, unmount } = opened()
  dialog.querySelector('button')!.focus()
  expect(document.activeElement).not.toBe(opener)
  unmount()
  expect(document.activeElement).toBe(opener)
  opener.remove()
})
