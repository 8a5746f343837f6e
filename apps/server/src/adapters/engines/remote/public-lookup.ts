import { lookup as systemLookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { PeerProblem } from './peer-problem.ts'
import { isPublicAddress } from './public-address.ts'

/**
 * Finds the addresses of a name, and refuses one of which any lies inside. The address that was checked is the one that
 * is connected to: a name cannot stand for another the next moment.
 */
export const checkedLookup =
  (lookup: LookupFunction = systemLookup, isFine = isPublicAddress): LookupFunction =>
  (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const all = Array.isArray(found) ? found : [{ address: found, family: isIP(found) }]
      const wrong = all.some(({ address }) => !isFine(address))
      const [first] = all
      if (wrong || !first) return done(new PeerProblem('forbidden', `${host} leads inside`), '')
      if (options.all) done(null, all)
      else done(null, first.address, first.family)
    })
  }
