import { customId, existingId, text, whole } from '@eidolon/contract/parameters.ts'
import { z } from 'zod'
import type { PreviewRequest } from '#application/files/render-preview.ts'
import { parsePermissions, type Permission } from '#domain/documents/permission.ts'
import { gravities, previewOutputs } from '#domain/files/preview.ts'

export const BucketPlace = z.object({ bucketId: existingId() })
export const FilePlaceParams = z.object({ bucketId: existingId(), fileId: existingId() })

/** At most a hundred, each of which can be read. */
const permissions = z
  .array(z.string({ error: 'Permissions must be strings.' }), { error: 'Permissions must be an array of strings.' })
  .max(100, 'You can only provide up to 100 permissions.')
  .transform((texts, context): readonly Permission[] => {
    const parsed = parsePermissions(texts)
    if (!('problem' in parsed)) return parsed.permissions
    context.addIssue({ code: 'custom', message: parsed.problem })
    return z.NEVER
  })

/** Null means that nothing was given. */
const optional = <T extends z.ZodType>(type: T) => z.preprocess((value) => value ?? undefined, type.optional())

export const UploadParams = z.object({ fileId: customId(), permissions: permissions.optional() })
export const FileChangeParams = z.object({ name: optional(text({ max: 255 })), permissions: optional(permissions) })
export const FileListParams = z.object({
  queries: z
    .array(text({ max: 4096 }))
    .max(100, 'Value must a valid array no longer than 100 items')
    .default([]),
  search: optional(text({ max: 256 })),
})

const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `Value must be one of (${values.join(', ')})` })

/** Six digits, whether three or six were given; nothing for an empty text. */
const colour = z
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
    borderColor: colour.default(''),
    borderRadius: whole(0, 4000).default(0),
    opacity: share.default(1),
    rotation: whole(-360, 360).default(0),
    background: colour.default(''),
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
