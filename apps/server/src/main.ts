import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { product } from '@eidolon/contract/product.ts'
import { StartupProblem } from '#domain/shared/startup-problem.ts'

// Before anything large is loaded: the second start is then quick.
enableCompileCache()

const asked = askedToStop()
try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { readConfig } = await import('#config/config.ts')
  const config = readConfig(process.env)
  const { compose } = await import('#compose.ts')
  await using studio = await compose(config)
  const [{ giveMemoryBack }, { systemTimers }] = await Promise.all([
    import('#transport/http/bodies/give-memory-back.ts'),
    import('#adapters/system/timers.ts'),
  ])
  using _giving = giveMemoryBack({ timers: systemTimers })
  process.send?.({ type: 'ready', url: studio.url, dataDir: config.dataDir, mode: config.mode })
  await asked
} catch (error) {
  console.error(`${product.name} cannot run.`)
  console.error(error instanceof StartupProblem ? error.message : error)
  process.exit(1)
}
process.exit(0)

/** The first signal, or the end of the parent that launched us, asks; the second does not ask. */
function askedToStop(): Promise<void> {
  return new Promise((stop) => {
    let signals = 0
    const onSignal = (): void => {
      signals += 1
      if (signals > 1) process.exit(1)
      stop()
    }
    process.on('SIGINT', onSignal).on('SIGTERM', onSignal)
    process.once('disconnect', stop)
  })
}
