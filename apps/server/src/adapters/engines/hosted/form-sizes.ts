import { fieldNamed, found, names } from './form-fields.ts'
import type { FormField, ModelForm } from './model-form.ts'

export type Put = (name: string | undefined, value: unknown) => void
type FormSize = { readonly width: number; readonly height: number; readonly aspect: string }

/** Named sizes of fal's models, by shape. */
const namedSizes = [
  ['square_hd', 1],
  ['portrait_4_3', 3 / 4],
  ['portrait_16_9', 9 / 16],
  ['landscape_4_3', 4 / 3],
  ['landscape_16_9', 16 / 9],
] as const

/** However a model wants to be told the size, it is told the nearest that it offers. */
export function putSize(form: ModelForm, { width, height, aspect }: FormSize, put: Put): void {
  const shape = fieldNamed(form, names.aspect)
  const size = form.fields.get('image_size')
  if (size?.inner.includes('width')) put('image_size', { width, height })
  else if (size) put('image_size', closest(namedSizes, width / height, size))
  else if (shape) put(found(form, names.aspect), closestAspect(aspect, width / height, shape))
  else if (form.fields.get('size')) put('size', listedSize(width, height, form.fields.get('size')))
  else if (form.fields.has('width') && form.fields.has('height')) {
    put('width', within(width, form.fields.get('width')))
    put('height', within(height, form.fields.get('height')))
  }
}

function closest(table: typeof namedSizes, ratio: number, { options }: FormField): string | undefined {
  const offered = table.filter(([name]) => options.length === 0 || options.includes(name))
  return offered.toSorted(([, one], [, other]) => apart(one, ratio) - apart(other, ratio))[0]?.[0]
}

function closestAspect(aspect: string, ratio: number, { options }: FormField): string | undefined {
  if (options.length === 0 || options.includes(aspect)) return aspect
  const shapes = options.filter((option) => typeof option === 'string' && /^\d+:\d+$/.test(option)).map(String)
  return shapes.toSorted((one, other) => apart(ratioOf(one), ratio) - apart(ratioOf(other), ratio))[0]
}

function listedSize(width: number, height: number, field: FormField | undefined): string | undefined {
  const listed = (field?.options ?? []).map(String).filter((option) => /^\d+[x*]\d+$/.test(option))
  if (listed.length === 0) return `${width}x${height}`
  return listed.toSorted((one, other) => apart(ratioOf(one), width / height) - apart(ratioOf(other), width / height))[0]
}

export function within(pixels: number, field: FormField | undefined): number {
  const { least = 64, max = 4096 } = field ?? {}
  return Math.max(least, Math.min(max, pixels))
}

function ratioOf(text: string): number {
  const [across = 1, down = 1] = text.split(/[:x*]/).map(Number)
  return across / down
}

const apart = (one: number, other: number): number => Math.abs(Math.log(one / other))
