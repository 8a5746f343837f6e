import { customId, existingId, maybe, text, whole } from '@eidolon/contract/parameters.ts'
import { z } from 'zod'
import type { FilePlace } from '#application/files/get-file.ts'
import type { PreviewRequest } from '#application/files/render-preview.ts'
import { parsePermissions, type Permission } from '#domain/documents/permission.ts'
import { gravities, previewOutputs } from '#domain/files/preview.ts'
import { Fault } from '#domain/shared/fault.ts'

export const BucketPlace = z.object({ bucketId: existingId() })
const FilePlaceParams = z.object({ bucketId: existingId(), fileId: existingId() })

/** A path that ends with a slash names no file, and is no address either. */
export function filePlace(params: unknown): FilePlace {
  if (typeof params === 'object' && params !== null && 'fileId' in params && params.fileId === '') {
    throw new Fault('general_route_not_found')
  }
  return FilePlaceParams.parse(params)
}

/** A list is one parameter: what is wrong with an element is wrong with it. */
const texts = (says: string, max: number) =>
  z.custom<readonly string[]>(
    (value) =>
      Array.isArray(value) &&
      value.length <= 100 &&
      value.every((each) => typeof each === 'string' && each.length > 0 && each.length <= max),
    says,
  )

const list = 'Value must a valid array no longer than 100 items and Value must be a valid string'
const queries = texts(`${list} and at least 1 chars and no longer than 4096 chars`, 4096)
const permissions = texts(list, 256).transform((given, context): readonly Permission[] => {
  const parsed = parsePermissions(given)
  if (!('problem' in parsed)) return parsed.permissions
  context.addIssue({ code: 'custom', message: parsed.problem })
  return z.NEVER
})

export const UploadParams = z.object({ fileId: customId(), permissions: maybe(permissions) })
export const FileChangeParams = z.object({
  name: maybe(text({ max: 255, line: true })),
  permissions: maybe(permissions),
})
export const FileListParams = z.object({ queries, search: maybe(text({ max: 256 })) })

const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `Value must be one of (${values.join(', ')})` })

/** Six digits, whether three or six were given; nothing for an empty text. */
const color = z
  .string()
  .regex(/^([0-9a-f]{3}|[0-9a-f]{6})?$/i, 'Value must be a valid Hex color code')
  .transform((digits) => (digits.length === 3 ? digits.replace(/./g, '$&$&') : digits).toLowerCase())

const share = z.preprocess(
  (value) => (typeof value === 'string' && /^\d+(\.\d+)?$|^\.\d+$/.test(value) ? Number(value) : value),
  z.number({ error: 'Value must be a valid range between 0 and 1' }).min(0, outOfShare()).max(1, outOfShare()),
)

function outOfShare(): string {
  return 'Value must be a valid range between 0 and 1'
}

const PreviewParams = z
  .object({
    width: whole(0, 4000).default(0),
    height: whole(0, 4000).default(0),
    gravity: oneOf(gravities).default('center'),
    quality: whole(0, 100).default(100),
    borderWidth: whole(0, 100).default(0),
    borderColor: color.default(''),
    borderRadius: whole(0, 4000).default(0),
    opacity: share.default(1),
    rotation: whole(-360, 360).default(0),
    background: color.default(''),
    output: oneOf(previewOutputs).optional(),
  })
  .transform(({ background, borderColor, ...rest }): PreviewRequest => ({
    ...rest,
    output: rest.output,
    borderColor: borderColor || '000000',
    background: background || undefined,
  }))

/** A page asks for all of its pictures in the same size: what was understood once need not be read again. */
export function previewParams(): (query: unknown, address: string) => PreviewRequest {
  const most = 500
  let known = new Map<string, PreviewRequest>()
  return (query, address) => {
    const [, text = ''] = address.split('?', 2)
    const found = known.get(text)
    if (found) return found
    const request = PreviewParams.parse(query)
    if (known.size >= most) known = new Map()
    known.set(text, request)
    return request
  }
}
