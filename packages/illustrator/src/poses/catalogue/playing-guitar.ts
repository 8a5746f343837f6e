import { restOnRight, side } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const playingGuitar = pose({
  label: 'Playing the guitar',
  words:
    'playing guitar, playing the guitar, playing a guitar, plays guitar, plays the guitar, playing her guitar, playing his guitar, playing electric guitar, playing an electric guitar, playing acoustic guitar, playing an acoustic guitar, strumming a guitar, strumming her guitar, strumming his guitar, strumming, strums, guitarist, guitar player, guitar solo, shredding, shredding a guitar, rocking out, busking, busks, busker, playing bass, playing bass guitar, playing the bass, playing the bass guitar, plays bass, bassist, bass player, playing the ukulele, playing a ukulele, playing ukulele, ukulele player',
  order: 769,
  half: 'arms',
  thing: 'guitar',
  faces: { smile: 2, calm: 1, sing: 1 },
  shows: 'hips',
  hands: 'rest',
  body: {
    ...restOnRight,

    arms: { left: side, right: side },
    fingers: both('relaxed'),
    mirrors: false,
  },
})
