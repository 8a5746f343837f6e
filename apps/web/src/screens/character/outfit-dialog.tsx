import { limits } from '@eidolon/contract/limits.ts'
import { outfits } from '@eidolon/people'
import { useState } from 'react'
import type { Outfit } from '#features/characters/outfits.ts'
import { ClothColors } from '#features/appearance/cloth-colors.tsx'
import type { Genes } from '#features/appearance/genes.ts'
import { LookPicture } from '#features/appearance/look-picture.tsx'
import { useDebounced } from '#lib/hooks/use-debounced.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/field/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Select } from '#ui/select/select.tsx'
import { dressedIn } from './wardrobe-genes.ts'
import styles from './wardrobe.module.css'

export type OutfitValues = Pick<Outfit, 'name' | 'outfit' | 'colours'>

type Props = {
  /** The one to change; none for a new one. */
  readonly outfit: Outfit | undefined
  readonly genes: Genes
  readonly style: string
  readonly who: string
  readonly onClose: () => void
  readonly onSave: (values: OutfitValues) => void
}

const choices = outfits
  .map(({ id, label }) => ({ id, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label))

/** An outfit of a wardrobe: its name, which clothes, and their colors, with how it looks on them. */
export function OutfitDialog({ outfit, genes, style, who, onClose, onSave }: Props) {
  const worn = typeof genes['outfit'] === 'string' ? genes['outfit'] : ''
  const [values, setValues] = useState<OutfitValues>(outfit ?? { name: '', outfit: worn, colours: [] })
  const [problem, setProblem] = useState<string>()
  const change = (next: Partial<OutfitValues>) => setValues((now) => ({ ...now, ...next }))
  const { outfit: clothes, colours } = useDebounced(values, 300)
  return (
    <Dialog title={outfit ? 'Change this outfit' : 'A new outfit'} onClose={onClose}>
      <Form
        className={styles.form}
        onSubmit={() => {
          const name = values.name.trim()
          if (name === '') setProblem('Give it a name.')
          else if (Array.from(name).length > limits.outfit.name)
            setProblem(`A name has at most ${limits.outfit.name} characters.`)
          else onSave({ ...values, name })
        }}
      >
        <LookPicture
          genes={dressedIn(genes, { outfit: clothes, colours: [...colours] })}
          style={style}
          size={256}
          view="half"
          alt={`${who} in it`}
          className={styles.preview}
        />
        <TextField
          label="Name"
          value={values.name}
          error={problem}
          autoComplete="off"
          placeholder="Gala night"
          onChange={(event) => {
            setProblem(undefined)
            change({ name: event.target.value })
          }}
        />
        <Select label="Clothes" value={values.outfit} options={choices} onChange={(id) => change({ outfit: id })} />
        <fieldset className={styles.group}>
          <legend>Colours</legend>
          <ClothColors
            outfit={values.outfit}
            colours={values.colours}
            genes={genes}
            onChange={(next) => change({ colours: [...next] })}
          />
        </fieldset>
        <p>
          <Button type="submit" variant="primary">
            {outfit ? 'Save' : 'Hang it in the wardrobe'}
          </Button>
        </p>
      </Form>
    </Dialog>
  )
}
