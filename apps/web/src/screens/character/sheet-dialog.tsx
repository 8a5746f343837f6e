import { characterStyles } from '@eidolon/contract/characters/characters.ts'
import type { Abilities } from '@eidolon/contract/engines.ts'
import {
  formatsOf,
  type NewSheet,
  type SheetFormat,
  type SheetKind,
  sheetLabels,
  type SheetSize,
  sizesOf,
} from '@eidolon/contract/characters/sheets.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Link } from 'react-router'
import { genesOf, type Character } from '#features/characters/character.ts'
import { wardrobeQuery } from '#features/characters/outfits.ts'
import { putGeneration } from '#features/generations/cache.ts'
import { startSheet } from '#features/generations/calls.ts'
import { ChoicePicture } from '#features/generations/choice-picture.tsx'
import { generationKeys } from '#features/generations/queries.ts'
import { refusalOf } from '#features/generations/refusal.ts'
import { subscriptionQuery } from '#features/subscription/queries.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { AccessNeeded } from '#screens/subscription/access-needed.tsx'
import { Button } from '#ui/button/button.tsx'
import { ChoiceChip, Chips } from '#ui/chip/chip.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Select } from '#ui/select/select.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './sheet-dialog.module.css'
import { costWords, formatLabels, lookOf, printSays, sheetSays } from './sheet-words.ts'

type Props = {
  readonly character: Character
  /** Of the engine that draws sheets. */
  readonly abilities: Abilities
  readonly onClose: () => void
}

const sizeLabels: Readonly<Record<SheetSize, string>> = {
  standard: 'Standard',
  large: 'Large (2×)',
  print: 'Print (4×)',
}

/** Which sheet, and a look at it before it is made: what will be on it, and what it counts. */
export function SheetDialog({ character, abilities, onClose }: Props) {
  const api = useApi()
  const cache = useQueryClient()
  const [sheet, setSheet] = useState<SheetKind>(abilities.sheets[0] ?? 'turnaround')
  const [wantedSize, setSize] = useState<SheetSize>('standard')
  const [style, setStyle] = useState('')
  const [wanted, setWanted] = useState<SheetFormat>('png')
  const sizes = sizesOf(sheet)
  const size = sizes.find((one) => one === wantedSize) ?? 'standard'
  const formats = formatsOf(sheet, size)
  const format = formats.find((one) => one === wanted) ?? formats[0]
  const { data: wardrobe } = useQuery(wardrobeQuery(api, character.$id))
  const looked = lookOf(sheet, genesOf(character), abilities, wardrobe)
  const hung = sheet === 'outfits' && wardrobe !== undefined && wardrobe.length > 0
  const { data: access } = useQuery(subscriptionQuery(api))
  const ask = useMutation({
    mutationFn: (request: NewSheet) => startSheet(api, character.$id, request),
    onSuccess: (generation) => {
      putGeneration(cache, generation)
      void cache.invalidateQueries({ queryKey: generationKeys.recent })
      toast.success(`${sheetLabels[sheet]}: being drawn. It will be in your library.`)
      onClose()
    },
  })
  const start = () => ask.mutate({ sheet, size, format, style: style || undefined })
  const refusal = ask.isError ? refusalOf(ask.error) : undefined
  return (
    <Dialog
      title={`A sheet of ${character.name}`}
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={ask.isPending} onClick={start}>
            Make it
          </Button>
        </>
      }
    >
      <fieldset className={styles.kinds}>
        <legend className={type_.visuallyHidden}>What to make</legend>
        <Chips>
          {abilities.sheets.map((one) => (
            <ChoiceChip key={one} name="sheet" checked={one === sheet} onChange={() => setSheet(one)}>
              {sheetLabels[one]}
            </ChoiceChip>
          ))}
        </Chips>
      </fieldset>
      <p>{sheetSays[sheet]}</p>
      <ul className={styles.look} aria-label="What will be on it">
        {looked.map(({ name, label, choice }) => (
          <li key={name}>
            <ChoicePicture choice={choice} icon="image" />
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <p className={type_.hint}>
        Shown by somebody else{hung ? ' and in the usual colours' : ''}; yours will show {character.name}
        {hung ? ', the wardrobe in its own' : ''}.
      </p>
      <div className={styles.choices}>
        <Select
          label="Style"
          value={style}
          options={[{ id: '', label: ownStyle(character.style) }, ...abilities.styles]}
          onChange={setStyle}
        />
        <Segmented
          label="Size"
          options={sizes.map((id) => ({ id, label: sizeLabels[id] }))}
          value={size}
          onChange={setSize}
        />
        {formats.length > 1 && format ? (
          <Segmented
            label="As"
            options={formats.map((id) => ({ id, label: formatLabels[id] }))}
            value={format}
            onChange={setWanted}
          />
        ) : null}
      </div>
      {size === 'print' ? <p className={type_.hint}>{printSays}</p> : null}
      <p className={styles.cost}>
        {costWords(looked.length, access && !access.active ? access.freeLeft : undefined)}{' '}
        {access && !access.active ? <Link to={routes.subscription()}>One month</Link> : null}
      </p>
      <div role="alert">
        {refusal?.kind === 'payment' ? (
          <AccessNeeded message={refusal.message} address={refusal.address} onAccess={start} />
        ) : refusal ? (
          <p className={styles.problem}>{wordsOf(refusal)}</p>
        ) : null}
      </div>
    </Dialog>
  )
}

function ownStyle(style: string): string {
  const label = characterStyles.find(({ id }) => id === style)?.label
  return label ? `Their own (${label})` : 'Their own'
}

function wordsOf(refusal: Exclude<ReturnType<typeof refusalOf>, { kind: 'payment' }>): string {
  switch (refusal.kind) {
    case 'offline':
      return 'The studio could not be reached. Try again in a moment.'
    case 'field':
      return refusal.words
    case 'blocked':
    case 'other':
      return refusal.message
  }
}
