import { outfits } from '@eidolon/people'
import { useState } from 'react'
import { ColorField } from '#ui/color-field/color-field.tsx'
import styles from './color-wells.module.css'
import type { Genes } from './genes.ts'
import { settleCloth } from './settle-color.ts'

type Props = {
  /** Which clothes; empty for whatever will be worn. */
  readonly outfit: string
  /** The first, the second and of trimmings; empty ones are as the clothes have them. */
  readonly colours: readonly string[]
  /** Who wears them, where that is known. */
  readonly genes: Genes | undefined
  readonly onChange: (colors: readonly string[]) => void
}

const labels = ['Main colour', 'Second colour', 'Trimmings']

/** The colors of clothes. One that would pass for the wearer's skin is moved, and that is said. */
export function ClothColors({ outfit, colours, genes, onChange }: Props) {
  const own = outfits.find(({ id }) => id === outfit)?.more
  const usual = [own?.primary, own?.secondary, '#c9993f']
  const [said, setSaid] = useState<Readonly<Record<number, { colour: string; note: string | undefined }>>>({})
  return (
    <div className={styles.row}>
      {labels.map((label, index) => {
        const value = colours[index] ?? ''
        const { colour, note } = said[index] ?? {}
        const unset = usual[index]
        return (
          <ColorField
            key={label}
            label={label}
            value={value}
            none
            noneLabel="as usual"
            {...(unset && { unset })}
            note={colour === value ? note : undefined}
            onChange={(picked) => {
              // Trimmings are too small to be taken for skin.
              const settled = index < 2 ? settleCloth(picked, genes) : { colour: picked, note: undefined }
              setSaid((all) => ({ ...all, [index]: settled }))
              onChange(labels.map((_, at) => (at === index ? settled.colour : (colours[at] ?? ''))))
            }}
          />
        )
      })}
    </div>
  )
}
