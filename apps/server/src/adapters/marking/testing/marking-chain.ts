/** A signer and an authority of its own, for servers that are started with them. */
export { createChain } from '#adapters/marking/c2pa/certificates.ts'
