import { z } from 'zod'
import type { ManifestFacts } from '#application/provenance/ports.ts'
import { ClaimForm } from '#domain/marking/claim-form.ts'
import { claimLabel, recipeLabel, trainingLabel } from './manifest.ts'

/** Texts out of files that anybody may have made are cut to this. */
const max = 200
const maxIssues = 12
const Text = z.string().transform((text) => text.slice(0, max))

const Action = z.object({
  action: z.string(),
  digitalSourceType: Text.optional().catch(undefined),
  when: Text.optional().catch(undefined),
})
const Assertion = z.object({ label: z.string(), data: z.unknown() })
const Status = z.object({ code: Text })
const Store = z.object({
  active_manifest: z.string(),
  validation_state: z.string(),
  validation_results: z
    .object({ activeManifest: z.object({ failure: z.array(Status).catch([]) }).optional() })
    .optional()
    .catch(undefined),
  manifests: z.record(
    z.string(),
    z.object({
      claim_generator: Text.optional().catch(undefined),
      claim_generator_info: z.array(z.object({ name: Text, version: Text.optional().catch(undefined) })).catch([]),
      assertions: z.array(Assertion).catch([]),
      signature_info: z
        .object({
          issuer: Text.optional().catch(undefined),
          common_name: Text.optional().catch(undefined),
          cert_serial_number: Text.optional().catch(undefined),
        })
        .optional()
        .catch(undefined),
    }),
  ),
})
const Actions = z.object({ actions: z.array(Action) })
const Recipe = z.object({
  mark: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .nullable()
    .catch(null),
  hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable()
    .catch(null),
})

/** What programs that train look for, in the terms of C2PA before and of the working group since. */
const Training = z.object({ entries: z.record(z.string(), z.object({ use: z.string() })) })
const isDeclined = (data: unknown): boolean =>
  Object.entries(Training.safeParse(data).data?.entries ?? {}).some(
    ([what, { use }]) => what.includes('training') && use === 'notAllowed',
  )

const states: Readonly<Record<string, ManifestFacts['state']>> = { Trusted: 'trusted', Valid: 'valid' }

/** What the library reads in a file, as far as it is told here. Undefined for what is no manifest. */
export function readManifestStore(json: string, ownSerial: string): ManifestFacts | undefined {
  const store = Store.safeParse(JSON.parse(json)).data
  const manifest = store?.manifests[store.active_manifest]
  if (!store || !manifest) return undefined
  const { assertions, claim_generator, claim_generator_info: programs, signature_info: signature } = manifest
  const actions = assertions
    .filter(({ label }) => label.startsWith('c2pa.actions'))
    .flatMap(({ data }) => Actions.safeParse(data).data?.actions ?? [])
  const made = actions.find(({ digitalSourceType }) => digitalSourceType !== undefined)
  const recipe = Recipe.safeParse(assertions.find(({ label }) => label === recipeLabel)?.data).data
  const [program] = programs
  const state = states[store.validation_state] ?? 'invalid'
  return {
    state,
    // Anybody can write our number into a certificate, but not have it vouched for.
    isOurs: state === 'trusted' && ownSerial !== '' && signature?.cert_serial_number === ownSerial,
    generator: program ? [program.name, program.version].filter(Boolean).join(' ') : (claim_generator ?? null),
    signer: signature?.issuer ?? signature?.common_name ?? null,
    digitalSourceType: made?.digitalSourceType ?? null,
    created: made?.when ?? null,
    mark: recipe?.mark ?? null,
    recipeHash: recipe?.hash ?? null,
    claim: ClaimForm.safeParse(assertions.find(({ label }) => label === claimLabel)?.data).data ?? null,
    notForTraining: assertions.some(
      ({ label, data }) => [trainingLabel, 'c2pa.training-mining'].includes(label) && isDeclined(data),
    ),
    // That nobody here knows who signed is told by the state.
    issues: [...new Set((store.validation_results?.activeManifest?.failure ?? []).map(({ code }) => code))]
      .filter((code) => code !== 'signingCredential.untrusted')
      .slice(0, maxIssues),
  }
}
