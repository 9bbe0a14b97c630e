import { expect, it } from 'vitest'
import { kinds } from '@/lib/leads/kinds'
import { checkFields } from './rules'

const texts = [
  ['name', 'A', '李', 'O’Brien', 'Anna 🙂', '\u200fدعاء', '=cmd|A1', '🔌', '7', '\u3164', 'x'.repeat(101)],
  [
    'phone',
    'cell: 631-555-0100 x12',
    '1-800-FLOWERS',
    '631-555-O100',
    '+44 20 7946 0958',
    '555',
    '６３１ ５５５ ０１００',
  ],
  ['location', 'E. Northport', '11743-1234', '11743 – 1234', '117 43', '1174', '\u202a11743\u202c', 'x'.repeat(121)],
] as const

it('judges each text as the lead desk does', () => {
  const form = { name: 'Ann', phone: '(631) 555-0100', location: 'Islip', charger: 'Tesla Wall Connector' }
  const answers = texts.flatMap(([field, ...typed]) =>
    typed.map(text => {
      const fields = { ...form, [field]: text }
      const page = checkFields.quote(fields)
      const desk = kinds.quote.read({ ...fields, page_url: 'https://www.example.com/', utm: {} })
      expect(desk).toMatchObject(page.ok ? { ok: true, value: { payload: page.fields } } : { ok: false })
      return page.ok
    }),
  )
  expect(new Set(answers)).toEqual(new Set([true, false]))
})

it('leaves out what an extension of the browser has put into a form', () => {
  const typed = { name: 'Ann', phone: '6315550100', location: 'Islip', charger: 'Tesla Wall Connector' }
  expect(checkFields.quote({ ...typed, 'of-an-extension': '1' })).toEqual({ ok: true, fields: typed })
})
