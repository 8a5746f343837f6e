import { checkedPicture } from './checked-result.ts'

/** Makes previews small, one at a time; while one is made smaller the next ones are passed over. */
export function previewing(engineName: string, show: (preview: Uint8Array) => void): (picture: Uint8Array) => void {
  let busy = false
  return (picture) => {
    if (busy) return
    busy = true
    checkedPicture(picture, engineName)
      .then(
        ({ preview }) => show(preview),
        // A preview that cannot be read is not missed.
        () => {},
      )
      .finally(() => (busy = false))
  }
}
