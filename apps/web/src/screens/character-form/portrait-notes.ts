import { fieldsOf, jsonOf } from '#lib/narrow.ts'

/** Whose portraits were still being drawn when they were saved, and which version of them that was. */
export type PortraitNotes = {
  list(): readonly (readonly [id: string, since: string])[]
  add(id: string, since: string): void
  forget(id: string): void
}

/** Kept in this browser, for each account. */
export function portraitNotes(storage: Pick<Storage, 'getItem' | 'setItem'>, userId: string): PortraitNotes {
  const key = `promised-portraits:${userId}`
  const read = (): Readonly<Record<string, unknown>> => {
    try {
      return fieldsOf(jsonOf(storage.getItem(key)))
    } catch {
      return {}
    }
  }
  const write = (notes: object) => {
    try {
      storage.setItem(key, JSON.stringify(notes))
    } catch {
      // Storage may be full or forbidden; then only this page knows.
    }
  }
  return {
    list: () => Object.entries(read()).map(([id, since]) => [id, String(since)]),
    add: (id, since) => write({ ...read(), [id]: since }),
    forget(id) {
      const { [id]: _, ...others } = read()
      write(others)
    },
  }
}
