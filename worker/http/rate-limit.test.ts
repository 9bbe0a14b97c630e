import { expect, it } from 'vitest'
import { senderKey } from './rate-limit'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0'],
  ['2001:DB8:1:2ff::6', '2001:db8:1:2'],
  ['2001:0db8:0001:0200::', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['2001:db8:1::', '2001:db8:1:0'],
  ['unknown', 'unknown'],
])('senderKey: %s counts as %s', (address, key) => {
  expect(senderKey(address)).toBe(key)
})

it('senderKey: the 256 networks of a home count as one, those of two homes as two', () => {
  const networks = (home: string) =>
    new Set(Array.from({ length: 256 }, (_, n) => senderKey(`${home}${n.toString(16).padStart(2, '0')}::1`)))
  expect([...networks('2001:db8:0:ab'), ...networks('2001:db8:0:ac')]).toEqual(['2001:db8:0:ab', '2001:db8:0:ac'])
})
