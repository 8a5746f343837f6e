/** A call from outside to an engine here, as it came. */
export type EngineCall = {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: Uint8Array
}

/** Whether a call was the service's own; `unknown` when that cannot be found out right now. */
export type CallOutcome = 'heard' | 'refused' | 'unknown'

/** Engines that are called by the service behind them, by their id. */
export type EngineCalls = ReadonlyMap<string, (call: EngineCall) => Promise<CallOutcome>>
