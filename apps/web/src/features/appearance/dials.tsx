import { type GeneId, geneOf } from '@eidolon/people'
import type { ComponentProps } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { Button } from '#ui/button/button.tsx'
import { ChoiceChip, Chips } from '#ui/chip/chip.tsx'
import { memoSlot } from '#ui/memo-slot.tsx'
import { Select } from '#ui/select/select.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { nameOfValue } from './corrections.ts'
import { dialEnds, dialGroups, dialLabel } from './dial-words.ts'
import styles from './dials.module.css'
import { GeneColor } from './gene-color.tsx'
import type { Genes } from './genes.ts'
import { settleColor } from './settle-color.ts'

type Props = {
  /** The person as they are now. */
  readonly genes: Genes
  /** What was dialled by hand. */
  readonly dialled: Genes
  /** What is being turned and not yet theirs. */
  readonly turning: StoreApi<Genes>
  readonly onDial: (gene: string, value: unknown) => void
  /** One of many steps that follow each other. */
  readonly onTurn: (gene: string, value: unknown) => void
  readonly onReset: () => void
}

const groups = dialGroups()

/** Every gene as a control, in groups. */
export const Dials = memoSlot(function Dials({ genes, dialled, turning, onDial, onTurn, onReset }: Props) {
  const touched = Object.keys(dialled).length
  return (
    <div className={styles.dials}>
      <Tabs
        label="Dials"
        tabs={groups.map(({ id, label, genes: ids }) => ({
          id,
          label,
          content: (
            <div className={styles.grid}>
              {ids.map((gene) => (
                <Dial
                  key={gene}
                  id={gene}
                  value={genes[gene]}
                  turning={turning}
                  settle={(picked) => settleColor(gene, picked, genes)}
                  onChange={(value) => onDial(gene, value)}
                  onTurn={(value) => onTurn(gene, value)}
                />
              ))}
            </div>
          ),
        }))}
      />
      {touched > 0 ? (
        <Button variant="plain" size="sm" className={styles.reset} onClick={onReset}>
          Undo {touched === 1 ? 'the dial' : `all ${touched} dials`}
        </Button>
      ) : null}
    </div>
  )
})

type DialProps = Pick<Props, 'turning'> & {
  readonly id: GeneId
  readonly value: unknown
  readonly settle: ComponentProps<typeof GeneColor>['settle']
  readonly onChange: (value: unknown) => void
  readonly onTurn: (value: unknown) => void
}

const Dial = memoSlot(function Dial({ id, value: kept, turning, settle, onChange, onTurn }: DialProps) {
  const turned = useStore(turning, (now) => now[id])
  const value = turned ?? kept
  const gene = geneOf(id)
  const label = dialLabel(id)
  switch (gene.kind) {
    case 'number': {
      const now = typeof value === 'number' ? value : gene.start
      const ends = dialEnds(gene)
      // Whole numbers are shown as they are, shares as hundredths.
      const scale = gene.step >= 1 ? 1 : 100
      return (
        <Slider
          label={label}
          value={Math.round(now * scale)}
          min={Math.round(gene.min * scale)}
          max={Math.round(gene.max * scale)}
          {...(ends && { ends })}
          onChange={(next) => onTurn(next / scale)}
        />
      )
    }
    case 'choice':
      return (
        <Select
          label={label}
          value={typeof value === 'string' ? value : gene.start}
          options={gene.choices.map((choice) => ({ id: choice, label: nameOfValue(id, choice) }))}
          onChange={onChange}
        />
      )
    case 'colour':
      return (
        <GeneColor
          label={label}
          settle={settle}
          value={typeof value === 'string' ? value : gene.start}
          none={gene.none}
          onChange={onChange}
        />
      )
    case 'set': {
      const worn: readonly unknown[] = Array.isArray(value) ? value : []
      return (
        <fieldset className={styles.set}>
          <legend>{label}</legend>
          <Chips>
            {gene.choices.map((choice) => (
              <ChoiceChip
                key={choice}
                type="checkbox"
                checked={worn.includes(choice)}
                onChange={(event) =>
                  onChange(event.target.checked ? [...worn, choice] : worn.filter((one) => one !== choice))
                }
              >
                {nameOfValue(id, choice)}
              </ChoiceChip>
            ))}
          </Chips>
        </fieldset>
      )
    }
  }
})
