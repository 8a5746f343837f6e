import { onTable } from '#places/scenery/set-down.ts'

/** Candles on a small table. */
export const candleOnTable = onTable({
  thing: 'candle',
  label: 'Candle on a table',
  words:
    'candle on the table, candle on the windowsill, candle on a table, single candle on the table, candle in a bottle, candlesticks, candelabra',
  order: 779,
  count: 2,
  grown: 1.8,
})
