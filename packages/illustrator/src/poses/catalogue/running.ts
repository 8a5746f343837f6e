import { both, pose } from '#poses/pose-file.ts'

export const running = pose({
  label: 'Running',
  words:
    'running, runs, sprinting, sprint, jogging, jog, jogger, dashing, runner, chasing, fleeing, flees, running away, outrunning, outruns, racing, racing ahead, marathon runner, in full sprint, running for his life, running for her life, sprints, sprinting away, sprinting to the finish line, crossing the finish line, dashes, bolting, hurrying, hurries, jogs, running from, fleeing from, chased by, on a treadmill, on the treadmill',
  order: 40,
  half: 'legs',
  shows: 'body',
  body: {
    from: 'run01',
    hips: [4, 0, 0],
    neck: [-6, 0, 0],
    fingers: both('grip'),
    lift: 0.5,
    mirrors: true,
  },
})
