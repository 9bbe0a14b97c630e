import { expect, it } from 'vitest'
import { business } from './business'
import { withLicense } from './license'
import { isPending } from './samples'

it('puts a real license number beside the claim', () => {
  expect(withLicense('Licensed and insured', '12345-ME')).toBe('Licensed and insured (License 12345-ME)')
})

it('never shows the sample number', () => {
  expect(withLicense('Licensed and insured').includes(business.license)).toBe(!isPending('license'))
})
