import type { Look } from '@eidolon/contract/characters/looks.ts'
import { genesOf, type Character } from '#features/characters/character.ts'
import type { Description } from '#features/appearance/calls.ts'
import { correctedGenes } from '#features/appearance/corrections.ts'
import { changedPerson, sameValue, removeDismissedWords, type Genes } from '#features/appearance/genes.ts'
import { ageOf, seedOf, type FormValues } from './form-values.ts'

/** What to ask the server about the text; nothing while there is none. */
export function descriptionOf(values: FormValues, base: Character | undefined): Description | undefined {
  const appearance = removeDismissedWords(values.appearance, values.dismissed).slice(0, 1000)
  if (appearance === '') return undefined
  return { appearance, ...age(ageOf(values.age)), ...person(values, base) }
}

/** What the text said as it was kept, over the person as they were kept. */
export function descriptionBefore(base: Character | undefined): Description | undefined {
  const genes = base && genesOf(base)
  if (!base || !genes) return undefined
  return { appearance: base.appearance, ...age(base.age), genes, before: base.appearance, seed: seedOf(base.$id) }
}

function person({ seed }: FormValues, base: Character | undefined): Partial<Description> {
  if (seed !== null || !base) return { seed: seed ?? 0 }
  const genes = genesOf(base)
  return { seed: seedOf(base.$id), ...(genes && { genes, before: base.appearance }) }
}

function age(years: number | null): { readonly age?: number } {
  return years !== null && Number.isInteger(years) && years >= 18 && years <= 120 ? { age: years } : {}
}

/** What a picture of a face says nothing of. */
const unseen: ReadonlySet<string> = new Set(['outfit', 'primary', 'secondary', 'accent', 'accessories'])

type KeptFields = {
  /** An age that was given stays. */
  readonly age: string
  /** So do clothes that go with words of one's own; where there were none, one gets those that one has seen. */
  readonly clothes: boolean
}

/** Dials that make the person whom the words describe into another one. */
export function dialsTowards(said: Genes, wanted: Genes, { age, clothes }: KeptFields): FormValues['dials'] {
  const stays = (gene: string) => gene === 'v' || (clothes && unseen.has(gene)) || (gene === 'age' && age !== '')
  const differing = Object.entries(wanted).filter(([gene, value]) => !stays(gene) && !sameValue(value, said[gene]))
  return Object.fromEntries(differing.map(([gene, value]) => [gene, { value, over: said[gene] }]))
}

type InterpretedForm = Pick<FormValues, 'corrections' | 'seed'> & {
  readonly base: Character | undefined
  readonly look: Look | undefined
  readonly before: Look | undefined
}

/** The person whom the form describes. */
export const personOf = ({
  values,
  ...read
}: Pick<InterpretedForm, 'base' | 'look' | 'before'> & { readonly values: FormValues }) =>
  dialledPerson(saidPerson({ ...values, ...read }), values.dials)

/** The person as words and corrections make them. */
export function saidPerson(reading: InterpretedForm): Genes | undefined {
  const read = readPerson(reading)
  return read && { ...read, ...correctedGenes(validCorrections(reading.corrections, reading.look)) }
}

/** That person, what of them was dialled otherwise, and both together. */
export function dialledPerson(said: Genes | undefined, dials: FormValues['dials']) {
  if (!said) return undefined
  const dialled = validDials(dials, said)
  return { said, dialled, genes: { ...said, ...dialled } }
}

function readPerson({ seed, base, look, before }: InterpretedForm): Genes | undefined {
  const stored = base && seed === null ? genesOf(base) : undefined
  if (!stored) return look?.genes
  return look && before ? changedPerson({ stored, before: before.genes, now: look.genes }) : stored
}

/** Corrections of what is still understood as it was. */
export function validCorrections(
  corrections: FormValues['corrections'],
  look: Look | undefined,
): Readonly<Record<string, string>> {
  const still = Object.entries(corrections).filter(([part, { over }]) =>
    look?.understood.some((one) => one.part === part && one.value === over),
  )
  return Object.fromEntries(still.map(([part, { value }]) => [part, value]))
}

/** Dials of genes about which nothing else has been said since. */
function validDials(dials: FormValues['dials'], person: Genes): Genes {
  const still = Object.entries(dials).filter(([gene, { over }]) => sameValue(person[gene], over))
  return Object.fromEntries(still.map(([gene, { value }]) => [gene, value]))
}
