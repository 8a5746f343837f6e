import { StartupProblem } from '#domain/shared/startup-problem.ts'
import { type Config, readConfig } from '#config/config.ts'
import { chainChecks } from './chain-checks.ts'
import { type Check, type Checks, type Finding, reasonOf } from './check.ts'
import { engineChecks } from './engine-checks.ts'
import { markingChecks } from './marking-checks.ts'
import { messageChecks } from './message-checks.ts'
import { siteChecks } from './site-checks.ts'
import { storageChecks } from './storage-checks.ts'

/** Everything that is looked at, in this order. A new part of the studio adds its checks here. */
const everything: readonly Checks[] = [
  storageChecks,
  siteChecks,
  markingChecks,
  engineChecks,
  messageChecks,
  chainChecks,
]

/** Nothing that an operator waits for takes longer; in milliseconds. */
const patience = 20_000

export type Diagnosis = { readonly name: string } & Finding

type Options = { readonly parts?: readonly Checks[]; readonly patience?: number }

/** Looks at one thing after another and tells what it finds. Nothing is changed, and the studio may be running. */
export async function* diagnose(
  env: Readonly<Record<string, string | undefined>>,
  { parts = everything, patience: longest = patience }: Options = {},
): AsyncGenerator<Diagnosis> {
  const config = configured(env)
  if (config instanceof StartupProblem) {
    yield { name: 'configuration', state: 'ill', says: config.message, mend: 'Mend it in .env or the environment.' }
    return
  }
  const { mode, database, role } = config
  yield { name: 'configuration', state: 'well', says: `${mode} mode, ${database.kind}, role ${role}` }
  await using held = new AsyncDisposableStack()
  for (const check of parts.flatMap((each) => each(config, held))) {
    yield { name: check.name, ...(await findingOf(check, longest)) }
  }
}

function configured(env: Readonly<Record<string, string | undefined>>): Config | StartupProblem {
  try {
    return readConfig(env)
  } catch (error) {
    if (error instanceof StartupProblem) return error
    throw error
  }
}

async function findingOf({ look }: Check, longest: number): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Finding>((tell) => {
    const says = `no answer within ${Math.round(longest / 1000)} seconds`
    timer = setTimeout(
      () => tell({ state: 'ill', says, mend: 'See whether it is running and can be reached.' }),
      longest,
    )
  })
  try {
    return await Promise.race([look(), late])
  } catch (error) {
    return { state: 'ill', says: reasonOf(error), mend: 'Put that right, then look again.' }
  } finally {
    clearTimeout(timer)
  }
}
