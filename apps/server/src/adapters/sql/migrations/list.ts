import { m0001 } from './0001-installation.ts'
import { m0002 } from './0002-accounts.ts'
import { m0003 } from './0003-documents.ts'
import { m0004 } from './0004-files.ts'
import { m0005 } from './0005-events.ts'
import { m0006 } from './0006-rate-limits.ts'
import { m0007 } from './0007-wallets.ts'
import { m0008 } from './0008-generation-queue.ts'
import { m0009 } from './0009-characters.ts'
import { m0010 } from './0010-left-pictures.ts'
import { m0011 } from './0011-media.ts'
import { m0014 } from './0014-subscription.ts'
import { m0015 } from './0015-tokens.ts'
import { m0016 } from './0016-links.ts'
import { m0018 } from './0018-generation-notes.ts'
import { m0019 } from './0019-media-orders.ts'
import { m0020 } from './0020-owners.ts'
import { m0021 } from './0021-evidence.ts'
import { m0022 } from './0022-storage-used.ts'
import { m0023 } from './0023-what-is-spent.ts'
import { m0024 } from './0024-payment-sightings.ts'
import { m0025 } from './0025-portraits.ts'
import { m0026 } from './0026-captions.ts'
import { m0027 } from './0027-character-words.ts'
import { m0028 } from './0028-prompt-history.ts'
import { m0029 } from './0029-generation-turns.ts'
import { m0033 } from './0033-media-ratings.ts'
import { m0034 } from './0034-month-reminders.ts'
import { m0037 } from './0037-wardrobes-and-album-links.ts'
import { m0038 } from './0038-versions.ts'
import { m0039 } from './0039-file-origins.ts'
import { m0040 } from './0040-fingerprints.ts'
import { m0042 } from './0042-everybody-in-media.ts'
import { m0043 } from './0043-stories.ts'
import { m0047 } from './0047-claims.ts'
import { m0048 } from './0048-cut-outs.ts'
import { m0049 } from './0049-poses.ts'
import { m0050 } from './0050-keys.ts'
import { m0051 } from './0051-hooks.ts'
import { m0052 } from './0052-generation-traces.ts'
import { m0053 } from './0053-operators.ts'
import { m0054 } from './0054-identities.ts'
import { m0055 } from './0055-passed-over.ts'
import { m0056 } from './0056-file-marks.ts'
import { m0059 } from './0059-passed-over-pictures.ts'
import { m0060 } from './0060-next-due.ts'
import { m0061 } from './0061-recipes-in-shares.ts'
import { m0062 } from './0062-webhook-turns.ts'
import { m0063 } from './0063-logs-by-event.ts'
import { m0064 } from './0064-version-1-payments.ts'
import { m0065 } from './0065-portrait-turns.ts'
import { m0066 } from './0066-generation-turns.ts'
import { m0067 } from './0067-portrait-ranks.ts'
import { m0069 } from './0069-missing-indexes.ts'
import type { Migration } from './migration.ts'

/** Every migration, oldest first. `npm run migration -- <name>` adds to it. */
export const migrations: readonly Migration[] = [
  m0001,
  m0002,
  m0003,
  m0004,
  m0005,
  m0006,
  m0007,
  m0008,
  m0009,
  m0010,
  m0011,
  m0014,
  m0015,
  m0016,
  m0018,
  m0019,
  m0020,
  m0021,
  m0022,
  m0023,
  m0024,
  m0025,
  m0026,
  m0027,
  m0028,
  m0029,
  m0033,
  m0034,
  m0037,
  m0038,
  m0039,
  m0040,
  m0042,
  m0043,
  m0047,
  m0048,
  m0049,
  m0050,
  m0051,
  m0052,
  m0053,
  m0054,
  m0055,
  m0056,
  m0059,
  m0060,
  m0061,
  m0062,
  m0063,
  m0064,
  m0065,
  m0066,
  m0067,
  m0069,
]
