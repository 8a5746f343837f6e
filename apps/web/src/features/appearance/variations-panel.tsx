import { keepableGroups, type KeepableGroup } from '@eidolon/contract/characters/looks.ts'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { ChoiceChip, Chips } from '#ui/chip/chip.tsx'
import { CandidatePicture } from './candidate-picture.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import type_ from '#ui/type/type.module.css'
import type { Genes } from './genes.ts'
import styles from './variations-panel.module.css'

export type Candidate = { readonly genes: Genes; readonly seed: number; readonly previewUrl: string }

type Props = {
  readonly candidates: readonly Candidate[]
  readonly expected: number
  readonly drawing: boolean
  readonly keeping: boolean
  readonly onDraw: (request: { readonly keep: readonly KeepableGroup[]; readonly strength: number }) => void
  readonly onKeep: (picked: readonly Candidate[]) => void
}

/** What stays, how far the rest goes, and six who came of it. */
export function VariationsPanel({ candidates, expected, drawing, keeping, onDraw, onKeep }: Props) {
  const [keep, setKeep] = useState<readonly KeepableGroup[]>(['face', 'body', 'skin'])
  const [strength, setStrength] = useState(40)
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const chosen = candidates.filter(({ seed }) => picked.has(seed))
  return (
    <section className={styles.panel} aria-labelledby="variations">
      <h2 className={type_.display4} id="variations">
        Variations
      </h2>
      <div className={styles.request}>
        <fieldset>
          <legend>Keep</legend>
          <Chips>
            {keepableGroups.map((group) => (
              <ChoiceChip
                key={group}
                type="checkbox"
                checked={keep.includes(group)}
                onChange={(event) =>
                  setKeep(event.target.checked ? [...keep, group] : keep.filter((one) => one !== group))
                }
              >
                {group.charAt(0).toUpperCase() + group.slice(1)}
              </ChoiceChip>
            ))}
          </Chips>
        </fieldset>
        <Slider
          label="Strength"
          value={strength}
          min={5}
          max={100}
          ends={['a shade', 'somebody else']}
          onChange={setStrength}
        />
        <Button
          busy={drawing}
          disabled={keep.length === keepableGroups.length}
          onClick={() => {
            setPicked(new Set())
            onDraw({ keep, strength: strength / 100 })
          }}
        >
          {candidates.length > 0 ? 'Draw six others' : 'Draw six variations'}
        </Button>
      </div>
      {drawing ? (
        <div className={styles.sheet} aria-hidden="true">
          {Array.from({ length: expected }, (_, index) => (
            <Skeleton key={index} className={styles.waiting} />
          ))}
        </div>
      ) : null}
      {!drawing && candidates.length > 0 ? (
        <>
          <ul className={styles.sheet}>
            {candidates.map(({ seed, previewUrl }, index) => (
              <li key={seed}>
                <label className={styles.candidate}>
                  <input
                    type="checkbox"
                    aria-label={`Variation ${index + 1}`}
                    checked={picked.has(seed)}
                    onChange={(event) => {
                      const next = new Set(picked)
                      if (event.target.checked) next.add(seed)
                      else next.delete(seed)
                      setPicked(next)
                    }}
                  />
                  <CandidatePicture src={previewUrl} />
                </label>
              </li>
            ))}
          </ul>
          <div className={styles.foot}>
            <Button disabled={chosen.length === 0} busy={keeping} onClick={() => onKeep(chosen)}>
              {chosen.length > 1 ? `Keep ${chosen.length} as characters` : 'Keep as a character'}
            </Button>
            <p className={type_.hint}>Pick one or more.</p>
          </div>
        </>
      ) : null}
    </section>
  )
}
