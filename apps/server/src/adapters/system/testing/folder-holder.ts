import { holdDataFolder } from '#adapters/system/data-folder.ts'

/** A process of its own that holds a data folder until it is stopped. */
const [folder = ''] = process.argv.slice(2)
try {
  await holdDataFolder(folder)
  process.stdout.write('held\n')
  process.stdin.resume()
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
}
