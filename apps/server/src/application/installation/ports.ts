/** This installation of the studio: who it is, and what it signs with. */
export type Installation = {
  readonly id: string
  /** 32 random bytes. They never leave the server and never reach a log. */
  readonly secret: Uint8Array
  readonly createdAt: Date
}

export type InstallationStore = {
  /** The installation, made when it is first asked for. Every process of one installation gets the same. */
  load(): Promise<Installation>
}
