// The colors of lib/palette.ts as custom properties and as Tailwind's, and the scales of type and
// space. Other tokens: app/tokens.css.
import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'
import { darkColors, lightColors } from './lib/palette'

/** On a photo these are light in both schemes. */
const ON_PHOTO = ['ink', 'accent', 'safety-line', 'danger']

const palette = Object.entries(lightColors).map(([name, light]) => ({
  token: name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`),
  light,
  dark: darkColors[name as keyof typeof darkColors],
}))

export default {
  theme: {
    screens: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem', '2xl': '100rem' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(palette.map(({ token }) => [token, `var(--${token})`])),
    },
    fontFamily: {
      display: ['var(--font-heading)'],
      text: ['var(--font-body)'],
    },
    fontSize: {
      xs: ['0.8125rem', '1.25rem'],
      sm: ['0.9375rem', '1.4375rem'],
      base: ['1.0625rem', '1.6875rem'],
      lg: ['1.25rem', '1.8125rem'],
      xl: ['1.5rem', '1.9375rem'],
      '2xl': ['clamp(1.625rem, 1.35rem + 1.1vw, 2.125rem)', '1.15'],
      '3xl': ['clamp(2rem, 1.55rem + 1.9vw, 3rem)', '1.08'],
      '4xl': ['clamp(2.375rem, 1.6rem + 3.3vw, 4.25rem)', '1.02'],
    },
    borderRadius: { none: '0', sm: '0.1875rem', DEFAULT: '0.375rem', lg: '0.625rem', full: '999px' },
    extend: {
      maxWidth: { page: '76rem', text: '42rem' },
      letterSpacing: { display: '-0.022em' },
    },
  },
  plugins: [
    plugin(tailwind =>
      tailwind.addBase({
        ':root': Object.fromEntries(
          palette.flatMap(({ token, light, dark }) => [
            [`--${token}`, light === dark ? light : `light-dark(${light}, ${dark})`] as const,
            ...(ON_PHOTO.includes(token) ? [[`--photo-${token}`, light] as const] : []),
          ]),
        ),
      }),
    ),
  ],
} satisfies Config
