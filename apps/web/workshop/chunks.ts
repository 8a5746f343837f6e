import { join } from 'node:path'

/** What the bundler tells about one module of the web. */
type Module = {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
  readonly dynamicImporters: readonly string[]
}
type Graph = { getModuleInfo(id: string): Module | null }

const src = join(import.meta.dirname, '..', 'src')
const files = (folder: string, names: readonly string[]) => names.map((name) => join(src, folder, name))
const main = files('', ['main.tsx'])
/** What visitors fetch as well, who need nothing of the studio: what speaks to the server and to wallets, and what opens over a page. */
const service = [...files('lib', ['api.ts']), ...files('features/accounts/wallets', ['start-wallets.ts'])]
const overlays = files('features/accounts/wallets', ['wallet-picker.tsx', 'wallet-menu.tsx'])
const isOpenScreen = (id: string) => /[\\/]screens[\\/](login|legal|verify|auth-\w+)[\\/]/.test(id)
/** Everybody who is signed in has these: the frame around every screen, and the screen one comes to first. */
const studio = files('screens', ['signed-in/signed-in.tsx', 'dashboard/dashboard.tsx'])
/** Words, genes and poses are large, and only some screens have to do with them. */
const data = /[\\/]packages[\\/](people|illustrator|stories)[\\/]/

/**
 * Which modules share a file. Left to itself the bundler makes a file for every set of screens that have something in
 * common: a hundred of them for one page, most smaller than the request for it. These few hold what nearly every screen
 * uses; what is large or belongs to one screen still comes when it is asked for.
 */
export function chunkGroups() {
  const closures = new Map<string, ReadonlySet<string>>()

  /** A module and everything that it cannot run without. */
  function closure(graph: Graph, start: string): ReadonlySet<string> {
    const known = closures.get(start)
    if (known) return known
    const all = new Set([start])
    // A set goes on through what is added to it meanwhile.
    for (const id of all) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) all.add(next)
    closures.set(start, all)
    return all
  }

  const within = (starts: readonly string[]) => (id: string, graph: Graph) =>
    starts.some((start) => closure(graph, start).has(id))
  const isStudio = within(studio)
  const screensWith = (id: string, graph: Graph) =>
    (graph.getModuleInfo(join(src, 'app.tsx'))?.dynamicallyImportedIds ?? []).filter((screen) =>
      closure(graph, screen).has(id),
    )
  const isShared = (id: string, graph: Graph, least: number) => screensWith(id, graph).length >= least
  const needsData = (id: string, graph: Graph) =>
    [...closure(graph, id)].some((other) => data.test(other) && !isStudio(other, graph))

  /** Somebody fetches it by itself: that must not bring all the rest along. */
  const comesLater = (id: string, graph: Graph) => graph.getModuleInfo(id)?.dynamicImporters.length !== 0

  const group = (name: string, belongs: (id: string, graph: Graph) => boolean) => ({
    debugName: name,
    name: (id: string, graph: Graph) => (belongs(id, graph) ? name : null),
  })
  const groups = [
    group('first', within(main)),
    group('service', within(service)),
    group('overlays', within(overlays)),
    group('open', (id, graph) => isShared(id, graph, 2) && screensWith(id, graph).some(isOpenScreen)),
    group('studio', isStudio),
    group('controls', (id, graph) => id.includes('node_modules') && isShared(id, graph, 2)),
    group(
      'parts',
      (id, graph) => id.startsWith(src) && isShared(id, graph, 3) && !needsData(id, graph) && !comesLater(id, graph),
    ),
  ]
  // The first of them that wants a module has it.
  return groups.map((one, index) => ({ ...one, priority: groups.length - index }))
}
