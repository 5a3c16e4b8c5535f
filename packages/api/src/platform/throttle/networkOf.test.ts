import { expect, test } from 'vitest'

import { networkOf, plainAddress } from './networkOf'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]:51234', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['64:ff9b:1::203.0.113.7', '64:ff9b:1:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each(['', 'unknown', '203.0.113', '1.2.3.4.5', 'x'.repeat(5000), '2001:db8:::1'])(
  'a text that is not an address counts as one: "%s"',
  (given) => {
    expect([networkOf(given), plainAddress(given)]).toEqual(['', ''])
  },
)
