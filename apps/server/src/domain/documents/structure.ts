import { isAtMost } from '@eidolon/contract/parameters.ts'
import type { Attribute, Collection } from './collection.ts'
import { parseDateTime } from '#domain/shared/date-time.ts'

export type AttributeValue = string | number | boolean | null | readonly (string | number | boolean)[]
export type Data = Readonly<Record<string, AttributeValue>>

type Wrong = { readonly field: string; readonly problem: string }

/** What is wrong with a document: the protocol's own sentence, and for programs the attribute and the reason alone. */
export class StructureProblem extends Error {
  override readonly name = 'StructureProblem'
  readonly details: Wrong

  constructor(message: string, details: Wrong) {
    super(`Invalid document structure: ${message}`)
    this.details = details
  }
}

/** An attribute whose value is of the right type and still not one that a rule allows. */
export const refusedAttribute = (field: string, problem: string): StructureProblem =>
  new StructureProblem(`Attribute "${field}" is refused: ${problem}`, { field, problem })

/** A whole document from what a client sent: defaults filled in, dates normalized, every attribute present. */
export function newData(collection: Collection, given: Readonly<Record<string, unknown>>): Data {
  refuseUnknown(collection, given)
  const data: Record<string, AttributeValue> = {}
  for (const attribute of collection.attributes) {
    data[attribute.key] = read(attribute, given[attribute.key] ?? defaultOf(attribute))
  }
  return data
}

/** Only the attributes that a client sent, for a merge into what is stored. */
export function changedData(collection: Collection, given: Readonly<Record<string, unknown>>): Data {
  refuseUnknown(collection, given)
  const data: Record<string, AttributeValue> = {}
  for (const attribute of collection.attributes) {
    const value = given[attribute.key]
    if (value !== undefined) data[attribute.key] = read(attribute, value)
  }
  return data
}

/** `$` attributes are the system's: sending a fetched document back is no mistake, they are just not taken. */
function refuseUnknown(collection: Collection, given: Readonly<Record<string, unknown>>): void {
  const known = new Set(collection.attributes.map(({ key }) => key))
  for (const key of Object.keys(given)) {
    if (key.startsWith('$') || known.has(key)) continue
    const field = key.slice(0, 100)
    throw new StructureProblem(`Unknown attribute: "${field}"`, { field, problem: 'Unknown attribute' })
  }
}

const defaultOf = (attribute: Attribute): unknown => attribute.default ?? null

function read(attribute: Attribute, value: unknown): AttributeValue {
  const { key: field } = attribute
  if (value === null || value === undefined) {
    if (attribute.required) throw new StructureProblem(`Missing required attribute "${field}"`, { field, problem: '' })
    return attribute.array ? [] : null
  }
  if (!attribute.array) return readOne(attribute, value, field)
  if (!Array.isArray(value)) {
    const problem = 'must be an array'
    throw new StructureProblem(`Attribute "${field}" ${problem}`, { field, problem })
  }
  return value.map((element, i) => readOne(attribute, element, `${attribute.key}['${i}']`))
}

function readOne(attribute: Attribute, value: unknown, name: string): string | number | boolean {
  const wrong = (what: 'type' | 'format', problem: string) =>
    new StructureProblem(`Attribute "${name}" has invalid ${what}. ${problem}`, { field: attribute.key, problem })
  const wrongType = (problem: string) => wrong('type', problem)
  const wrongFormat = (problem: string) => wrong('format', problem)
  switch (attribute.type) {
    case 'string': {
      const { minLength = 0, size } = attribute
      // Length counts code points, as the protocol does.
      const fits = isText(value) && isAtMost(value, size)
      if (fits && value.trim().length >= minLength) return value.toWellFormed()
      // The protocol's attributes have no least length; only what is too short hears of ours.
      const least = fits ? ` and at least ${minLength} chars` : ''
      throw wrongType(`Value must be a valid string${least} and no longer than ${size} chars`)
    }
    case 'integer':
      if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw wrongType('Value must be a valid integer')
      return inRange(attribute, value, wrongFormat)
    case 'float':
      if (typeof value !== 'number' || !Number.isFinite(value)) throw wrongType('Value must be a valid float')
      return inRange(attribute, value, wrongFormat)
    case 'boolean':
      if (typeof value === 'boolean') return value
      throw wrongType('Value must be a valid boolean')
    case 'datetime': {
      const date = typeof value === 'string' ? parseDateTime(value) : undefined
      if (date === undefined) throw wrongType('Value must be valid date.')
      return date
    }
    case 'enum':
      if (typeof value === 'string' && attribute.elements.includes(value)) return value
      throw wrongFormat(`Value must be one of (${attribute.elements.join(', ')})`)
    case 'email':
    case 'url':
    case 'ip': {
      const { form, says } = textForms[attribute.type]
      if (isText(value) && form.test(value)) return value.toWellFormed()
      throw wrongFormat(says)
    }
  }
}

/** The null character cannot be kept in PostgreSQL, so it is no text anywhere. */
const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0')

const textForms = {
  email: { form: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, says: 'Value must be a valid email address' },
  url: { form: /^[a-z][a-z0-9+.-]*:\/\/[^\s]+$/i, says: 'Value must be a valid URL' },
  ip: { form: /^(\d{1,3}(\.\d{1,3}){3}|[0-9a-f:]*:[0-9a-f:.]*)$/i, says: 'Value must be a valid IP address' },
}

type Ranged = { readonly min?: number; readonly max?: number }

function inRange({ min, max }: Ranged, value: number, wrong: (says: string) => Error): number {
  // Not every database keeps a negative zero; as JSON it is the same number.
  if ((min === undefined || value >= min) && (max === undefined || value <= max)) return value === 0 ? 0 : value
  const least = min === undefined ? '-9,223,372,036,854,775,808' : spell(min)
  const most = max === undefined ? '9,223,372,036,854,775,807' : spell(max)
  throw wrong(`Value must be a valid range between ${least} and ${most}`)
}

/** Thousands separators, rounded: that is how the protocol writes ranges. */
const spell = (value: number): string => Math.round(value).toLocaleString('en-US')
