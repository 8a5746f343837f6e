import { z } from 'zod'
import { secretServiceVariables, serviceVariables } from './service-variables.ts'

export const engineIds = ['illustrator', 'comfyui', 'openai', 'fal', 'replicate', 'onnx'] as const
export type EngineId = (typeof engineIds)[number]

const listed = (value: string) => value.split(',').map((each) => each.trim())
const isPlainAddress = (value: string) => {
  if (!URL.canParse(value)) return false
  const { protocol, username, password, search } = new URL(value)
  return ['http:', 'https:'].includes(protocol) && !username && !password && !search
}

/** One or several addresses of servers, without keys in them. */
const addresses = z
  .string()
  .transform(listed)
  .refine((each) => each.every(isPlainAddress), 'addresses such as http://127.0.0.1:8188, with commas between them')
  .transform((each) => each.map((address) => address.replace(/\/+$/, '')))
  .optional()

const someEngines = `engines with commas between them, of ${engineIds.join(', ')}`
const engineList = z
  .string()
  .transform(listed)
  .pipe(z.array(z.enum(engineIds, someEngines)).min(1, someEngines))
  .optional()

/** What the engines beside the built-in one need. */
export const engineVariables = {
  ENGINES: engineList,
  FREE_ENGINES: engineList,
  IDENTITY_MODEL: z.string().optional(),
  POSE_MODEL: z.string().optional(),
  IDENTITY_GATE: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'a number from 0 to 1')
    .transform(Number)
    .optional(),
  IDENTITY_ROLLS: z
    .string()
    .regex(/^[0-9]$/, 'a whole number from 0 to 9')
    .transform(Number)
    .optional(),
  COMFYUI_URL: addresses,
  COMFYUI_KEY: z.string().optional(),
  COMFYUI_WORKFLOWS: z.string().optional(),
  ...serviceVariables,
} as const

/** Their values are never repeated in a message. */
export const secretEngineVariables = ['COMFYUI_KEY', ...secretServiceVariables] as const
