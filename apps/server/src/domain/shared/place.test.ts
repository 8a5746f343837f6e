import { describe, expect, it } from 'vitest'
import { placeOf } from './place.ts'

describe('[SRV-30] a place', () => {
  it.each([
    ['192.0.2.7', 'ip:192.0.2.7'],
    ['::ffff:192.0.2.7', 'ip:192.0.2.7'],
    ['::ffff:c000:207', 'ip:192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', 'net:2001:db8:1:2'],
    ['2001:0db8:0001:0002::', 'net:2001:db8:1:2'],
    ['2001:db8::1', 'net:2001:db8:0:0'],
    ['::1', 'net:0:0:0:0'],
    ['fe80::1%eth0', 'net:fe80:0:0:0'],
  ])('%s is counted as %s', (ip, place) => {
    expect(placeOf(ip)).toBe(place)
  })
})
