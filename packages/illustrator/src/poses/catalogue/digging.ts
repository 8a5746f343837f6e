import { atLongHandle } from '#poses/long-handle.ts'
import { pose } from '#poses/pose-file.ts'

export const digging = pose({
  label: 'Digging',
  words:
    'digging, digs, digging a hole, digging a grave, digging with a shovel, shoveling, shovelling, shovels snow, shoveling snow, shovelling snow, shoveling dirt, shovelling dirt, gravedigger at work, excavating, digging up',
  order: 764,
  faces: { calm: 2, determined: 1 },
  shows: 'body',
  insteadOf: ['shovel'],
  body: { ...atLongHandle, brings: 'spade' },
})
