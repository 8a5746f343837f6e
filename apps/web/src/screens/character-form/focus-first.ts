import type { CharacterField } from '@eidolon/contract/characters/characters.ts'

/** Brings whoever fills in a form to the first of these fields that it has. */
export function focusFirst(form: HTMLFormElement | null, fields: readonly CharacterField[]) {
  const controls = fields.map((name) => form?.querySelector<HTMLElement>(`[name="${name}"]`))
  const [first] = controls.flatMap((control) => control ?? [])
  first?.focus()
  first?.scrollIntoView({ block: 'center' })
}
