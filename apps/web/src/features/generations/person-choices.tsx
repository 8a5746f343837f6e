import type { Abilities } from '@eidolon/contract/engines.ts'
import { Select } from '#ui/select/select.tsx'

/** What one of several people has of their own; what is left out is as it comes. */
export type OwnChoices = {
  readonly expression?: string | undefined
  readonly outfit?: string | undefined
  readonly looksAt?: string | undefined
}

type Props = {
  readonly name: string
  readonly own: OwnChoices | undefined
  /** Whom they may look at. */
  readonly others: readonly { readonly id: string; readonly name: string }[]
  readonly abilities: Pick<Abilities, 'expressions' | 'outfits'>
  readonly onPut: (own: OwnChoices) => void
}

/** Expression, outfit and where somebody looks, each as it comes unless it is chosen. */
export function PersonChoices({ name, own, others, abilities, onPut }: Props) {
  const chosen = (id: string) => (id === '' ? undefined : id)
  return (
    <>
      <Select
        label={`Expression of ${name}`}
        labelHidden
        value={own?.expression ?? ''}
        options={[{ id: '', label: 'Any expression' }, ...abilities.expressions]}
        onChange={(id) => onPut({ expression: chosen(id) })}
      />
      <Select
        label={`Outfit of ${name}`}
        labelHidden
        value={own?.outfit ?? ''}
        options={[{ id: '', label: 'Any outfit' }, ...abilities.outfits]}
        onChange={(id) => onPut({ outfit: chosen(id) })}
      />
      {others.length > 0 ? (
        <Select
          label={`${name} looks at`}
          labelHidden
          value={own?.looksAt ?? ''}
          options={[
            { id: '', label: 'Looks anywhere' },
            { id: 'camera', label: 'Looks at the camera' },
            ...others.map((other) => ({ id: other.id, label: `Looks at ${other.name}` })),
          ]}
          onChange={(id) => onPut({ looksAt: chosen(id) })}
        />
      ) : null}
    </>
  )
}
