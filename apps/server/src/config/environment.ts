/** Variables as the process got them, unread. */
export type Environment = Readonly<Record<string, string | undefined>>
