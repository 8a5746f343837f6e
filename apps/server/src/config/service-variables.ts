import { z } from 'zod'

const isPlainAddress = (value: string): boolean => {
  if (!URL.canParse(value)) return false
  const { protocol, username, password, search } = new URL(value)
  return ['http:', 'https:'].includes(protocol) && !username && !password && !search
}

const name = (example: string) =>
  z
    .string()
    .regex(/^[\w.:/@-]{1,200}$/, `the name of a model, for example ${example}`)
    .optional()

/** `owner/name`, deeper where a service nests them; a version after a colon. */
const model = (example: string) =>
  z
    .string()
    .regex(/^[A-Za-z0-9][\w.-]*(\/[A-Za-z0-9][\w.-]*)+(:[0-9a-f]{64})?$/, `the name of a model, for example ${example}`)
    .optional()

/** What engines need that are services of others. */
export const serviceVariables = {
  OPENAI_BASE_URL: z
    .string()
    .refine(isPlainAddress, 'an address such as http://127.0.0.1:8080/v1')
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_IMAGE_MODEL: name('gpt-image-2'),
  OPENAI_IMAGE_SIZE: z
    .string()
    .refine((value) => /^\d{3,4}$/.test(value) && Number(value) >= 256 && Number(value) <= 2048, 'pixels, 256 to 2048')
    .transform(Number)
    .optional(),
  OPENAI_VIDEO_MODEL: name('Wan-AI/Wan2.2-TI2V-5B-Diffusers'),
  FAL_KEY: z.string().optional(),
  FAL_IMAGE_MODEL: model('fal-ai/flux/dev'),
  FAL_EDIT_MODEL: model('fal-ai/flux-pro/kontext'),
  FAL_VIDEO_MODEL: model('fal-ai/wan/v2.2-a14b/image-to-video'),
  FAL_MASK_MODEL: model('fal-ai/flux-lora/inpainting'),
  REPLICATE_API_TOKEN: z.string().optional(),
  REPLICATE_IMAGE_MODEL: model('black-forest-labs/flux-dev'),
  REPLICATE_EDIT_MODEL: model('black-forest-labs/flux-kontext-pro'),
  REPLICATE_VIDEO_MODEL: model('wan-video/wan-2.2-i2v-fast'),
  REPLICATE_MASK_MODEL: model('black-forest-labs/flux-fill-dev'),
  ONNX_MODEL: z.string().optional(),
  ONNX_STEPS: z.enum(['1', '2', '3', '4'], 'a whole number from 1 to 4').transform(Number).optional(),
} as const

/** Their values are never repeated in a message. */
export const secretServiceVariables = ['OPENAI_API_KEY', 'FAL_KEY', 'REPLICATE_API_TOKEN'] as const
