import { setTimeout as wait } from 'node:timers/promises'
import { dicebear } from '#adapters/avatars/dicebear.ts'
import { databaseClock } from '#adapters/sql/database-clock.ts'
import { sql } from '#adapters/sql/database.ts'
import { oauthProviders } from '#adapters/oauth/oauth-providers.ts'
import { sqlInstallation } from '#adapters/sql/installation.ts'
import { systemClock } from '#adapters/system/clock.ts'
import { holdDataFolder, prepareDataFolder } from '#adapters/system/data-folder.ts'
import { timedIds } from '#adapters/system/ids.ts'
import { openRecentErrorLogger } from '#adapters/system/recent-errors.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import { composeAccountData } from '#compose/account-data.ts'
import { composeAccounts } from '#compose/accounts.ts'
import { openBlobs } from '#compose/blobs.ts'
import { composeCharacters, openCharacterRules } from '#compose/characters.ts'
import { openMigrated } from '#compose/database.ts'
import { motionGuide } from '#adapters/engines/embedded/motion-guide.ts'
import { stageGuide, stageRecipe } from '#adapters/engines/embedded/stage-guide.ts'
import { composeDocuments, type Documents } from '#compose/documents.ts'
import { composeEngines } from '#compose/engines.ts'
import { composeFiles, type Files } from '#compose/files.ts'
import { composeGenerations } from '#compose/generations.ts'
import { noticeProxies, tellDoubts } from '#compose/public-hosting-check.ts'
import { composeHooks } from '#compose/hooks.ts'
import { composeIdentities, openRenewal } from '#compose/identities.ts'
import { composeIllustrator } from '#compose/illustrator.ts'
import { composeLedger } from '#compose/ledger.ts'
import { composeMarking } from '#compose/marking.ts'
import { composeMedia, openMediaRules } from '#compose/media.ts'
import { openMessages } from '#compose/messages.ts'
import { composeOperate } from '#compose/operate.ts'
import { openParseQueue } from '#compose/parsing.ts'
import { composeReminders } from '#compose/reminders.ts'
import { composeStorage } from '#compose/storage.ts'
import { composePortraits } from '#compose/portraits.ts'
import { composeProvenance, composeRegistry } from '#compose/provenance.ts'
import { composePush } from '#compose/push.ts'
import { openEvents, serveRealtime } from '#compose/realtime.ts'
import { openObservability } from '#compose/observability.ts'
import type { Studio } from '#compose/studio.ts'
import { composeSubscription } from '#compose/subscription.ts'
import type { Config } from '#config/config.ts'
import { openApp } from '#transport/http/protocol/app.ts'
import { avatarRoutes } from '#transport/http/routes/avatars.ts'
import { shutDownGracefully, patience } from '#transport/http/connections/graceful-shutdown.ts'
import { engineCallRoutes } from '#transport/http/routes/engine-calls.ts'
import { healthRoutes } from '#transport/http/routes/health.ts'
import { listen } from '#transport/http/connections/listen.ts'
import { answerLoopbackOnly, isToLoopback } from '#transport/http/connections/loopback-hosts.ts'
import { mcpRoutes } from '#transport/http/routes/mcp.ts'
import { openApiRoutes } from '#transport/http/routes/openapi.ts'
import { platformScope } from '#transport/http/platform/platform.ts'
import { noteRoutes } from '#transport/http/platform/route-facts.ts'
import { fontsIn } from '#transport/http/routes/shared/shared-page.ts'
import { webRoutes } from '#transport/http/web/routes.ts'
import { openWeb } from '#transport/http/web/web.ts'
import { openUpgrades } from '#transport/realtime/upgrades.ts'

/** Webhook deliveries in progress at once; at most half of them go to accounts with slow endpoints. */
const hooksAtOnce = 32

/** The whole studio, top to bottom, listening. */
export async function compose(config: Config): Promise<Studio> {
  await using held = new AsyncDisposableStack()
  const { log, problems } = openRecentErrorLogger(config.logLevel)
  held.defer(() => log.info('stopped'))

  // Several servers may share a folder only when their rows lie elsewhere.
  if (config.database.kind === 'sqlite') held.use(await holdDataFolder(config.dataDir))
  else await prepareDataFolder(config.dataDir)
  const db = held.use(await openMigrated(config))
  const installation = await sqlInstallation(db).load()

  // Several nodes go by one clock.
  const system = { db, system: systemClock, timers: systemTimers }
  const clock = config.database.kind === 'postgres' ? held.use(await databaseClock(system)) : systemClock
  const ids = timedIds(clock)
  const seeing = await openObservability({ config, db, clock, installation: installation.id, log }, held)
  const { meters } = seeing
  const events = held.use(await openEvents({ database: config.database, db, clock, ids, log }))
  const { units, witness } = events
  const messages = await openMessages({ config, ids, log }, held)
  const providers = oauthProviders(config.oauth, clock)
  const renewTokens = openRenewal({ db, units, clock, log, providers })
  const onUntold = () => log.warn('the mail that tells somebody of a change to their account could not be sent')
  const accounts = held.use(
    composeAccounts({ db, units, witness, installation, clock, ids, config, messages, renewTokens, onUntold }),
  )
  const identities = composeIdentities({ db, units, clock, ids, config, accounts, providers })
  const push = held.use(await composePush({ db, units, feed: events.feed, clock, ids, log, config }))
  const hooks = held.use(
    composeHooks({
      db,
      units,
      feed: events.feed,
      installation,
      recent: accounts.recent,
      tell: accounts.tell,
      activityLog: accounts.log,
      messages,
      clock,
      ids,
      log,
      loopback: config.hookLoopback,
      slots: config.role === 'web' ? 0 : hooksAtOnce,
    }),
  )
  const room = composeStorage({ db, clock, config })
  const rules = openCharacterRules({ db, units, clock, ids, drawPortraits: config.illustrator.portraits })
  const blobs = await openBlobs(config, held)
  const mediaRules = openMediaRules({
    db,
    units,
    blobs,
    clock,
    log,
    documents: () => documents.system,
    files: () => files.system,
  })
  const handlers = { ...rules.collections, ...mediaRules.collections }
  const { dataDir, documentRoles } = config
  const documents: Documents = composeDocuments({ db, units, clock, ids, documentRoles, handlers, room })
  const marking = held.use(await composeMarking({ config, db, blobs, clock, log }))
  const files: Files = held.use(
    composeFiles({
      leaving: marking,
      db,
      units,
      blobs,
      clock,
      ids,
      log,
      dataDir,
      documentRoles,
      handlers: mediaRules.buckets,
      room,
      meters,
      ...(!config.rateLimits && { previewWork: Infinity }),
    }),
  )
  const illustrator = held.use(composeIllustrator(config))
  const studio = { db, units, clock, ids, log, dataDir, illustrator, meters, parse: openParseQueue() }
  const { getAccount, platform } = accounts
  const { countRequest } = platform
  const others = held.use(
    composeEngines({
      config,
      log,
      guide: stageGuide(illustrator),
      motion: motionGuide(illustrator),
      stage: stageRecipe(illustrator),
    }),
  )
  const characters = held.use(
    composeCharacters({
      ...studio,
      finder: others.finder,
      poses: others.poses,
      still: files.still,
      ...(marking.derived && { mark: marking.derived }),
      rules,
      documents: documents.system,
      files: files.system,
      room,
      countRequest,
    }),
  )
  const ledger = held.use(composeLedger({ config, countRequest, clock, log }))
  const subscription = held.use(composeSubscription({ config, db, units, ledger: ledger.local, clock, ids, log }))
  await subscription.check()
  held.use(composeReminders({ db, clock, log, messages, tell: push.tell, config }))
  // A node that only answers leaves the drawing to others.
  const slots = config.role === 'web' ? 0 : config.illustrator.threads
  if (slots > 0 && config.illustrator.portraits) {
    held.use(
      composePortraits({
        ...studio,
        feed: events.feed,
        documents: documents.system,
        files: files.system,
        drawLook: characters.drawLook,
        room,
        // The other half of the threads is left to what people wait for.
        slots: Math.ceil(slots / 2),
      }),
    )
  }
  const generations = held.use(
    composeGenerations({
      ...studio,
      ...others,
      traces: seeing.traces,
      feed: events.feed,
      documents,
      files: files.system,
      blobs,
      slots,
      marksFilms: config.marking.layers.watermark,
      access: subscription.access,
      room,
    }),
  )
  const { publicUrl, trustProxy, rateLimits } = config
  const media = held.use(
    composeMedia({
      ...studio,
      blobs,
      rules: mediaRules,
      documents: documents.system,
      files: files.system,
      still: files.still,
      leave: files.leave,
      thumbnail: files.thumbnail,
      crop: files.crop,
      convert: files.convert,
      ...(marking.derived && { mark: marking.derived, markPage: marking.page }),
      room,
      countRequest,
      publicUrl,
    }),
  )
  const registry = { db, take: files.fingerprint }
  const provenance = held.use(await composeProvenance({ config, registry, readWatermark: files.readWatermark }))
  if (config.marking.layers.registry && config.role !== 'web') {
    held.use(composeRegistry({ ...registry, files: files.system, log })).begin()
  }
  media.captions.begin()
  characters.words.begin()

  const accountData = held.use(
    composeAccountData({
      ...studio,
      documents: documents.system,
      files: files.system,
      leave: files.leave,
      cookies: accounts.cookies,
      recent: accounts.recent,
      settled: () => mediaRules.bin[Symbol.asyncDispose](),
      productName: config.site.productName,
      handlers,
      room,
    }),
  )
  void accountData.resume()
  const doing = { accounts, accountData, generations, documents: documents.system, thumbnail: files.thumbnail, room }
  const operate = composeOperate({ ...studio, ...doing, config, problems, sockets: () => seeing.sockets() })

  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  const connections = rateLimits ? {} : { perRange: Infinity, perPrivateAddress: Infinity }
  const app = openApp({ log, ids, isStopping, timers: systemTimers, publicUrl, trustProxy, connections })
  held.defer(() => shutDownGracefully(app, patience))
  const routes = noteRoutes(app)
  seeing.serve(app)
  // Who has no name of their own is known by that of the machine alone.
  const isNameless = config.mode === 'local' || config.publicUrl === undefined
  if (isNameless) answerLoopbackOnly(app)
  await noticeProxies(app, { dataDir, trustProxy, log })
  healthRoutes(app, {
    isStopping,
    checks: { database: () => db.one(sql`select 1 as alive`) },
    concerns: { disk: () => room.refuseLowDisk() },
  })
  // A node that only draws tells how it is, and nothing else.
  if (config.role !== 'worker') {
    avatarRoutes(app, dicebear, countRequest)
    openApiRoutes(app)
    ledger.routes(app)
    engineCallRoutes(app, others.calls, countRequest)
    platformScope(app, accounts.platform, (scope) => {
      accounts.routes(scope)
      identities.routes(scope)
      push.routes(scope)
      hooks.routes(scope)
      accountData.routes(scope)
      documents.routes(scope)
      files.routes(scope)
      generations.routes(scope)
      characters.routes(scope)
      media.routes(scope)
      provenance.routes(scope)
      operate.routes(scope)
      subscription.routes(scope)
      mcpRoutes(scope, app, config.site.productName)
    })
    const web = await openWeb(config.webDir, { ...config.site, pushKey: push.publicKey })
    const fonts = fontsIn(web.known()?.files.keys() ?? [])
    const look = { name: config.site.productName, fonts, signer: marking.signer }
    media.pages(app, { ...look, countReads: platform.countReads, report: operate.report })
    identities.pages(app, fonts)
    accountData.useFonts(config.webDir, fonts)
    webRoutes(app, web)
    const upgrades = openUpgrades(app.server, ({ headers }) => !isNameless || isToLoopback(headers))
    const realtime = held.use(
      serveRealtime(
        app.server,
        { ...platform, trustProxy, rateLimits, feed: events.feed, getAccount, clock, log },
        upgrades,
      ),
    )
    seeing.countSockets(() => realtime.count())
    held.use(ledger.sockets(upgrades))
  }

  const url = await listen(app, config.listen)
  log.info({ url, mode: config.mode, database: config.database.kind, installation: installation.id }, 'ready')
  tellDoubts(config, others.closed, log)
  held.defer(async () => {
    log.info('stopping')
    stopping.abort()
    // A balancer asks how we are and sends nobody any more; until it has, whoever comes is answered.
    if (config.stopDelay > 0) await wait(config.stopDelay)
  })
  const parts = held.move()
  return { url, routes: routes(), [Symbol.asyncDispose]: () => parts.disposeAsync() }
}
