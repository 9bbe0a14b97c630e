import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { business } from '@/content/business'
import { darkColors, lightColors } from '@/lib/palette'
import { settings } from '@/lib/settings'
import { HeadScript } from '@/components/layout/page-script'
import './globals.css'

// Made by scripts/fonts.ts. fonts.css says when each is used, and has their fallback fonts. No
// preload: on the first page of a visit they come after the first paint.
const display = localFont({
  src: './fonts/display.woff2',
  weight: '700',
  variable: '--font-display',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

const text = localFont({
  src: './fonts/text.woff2',
  weight: '400 700',
  variable: '--font-text',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

/** Loaded only by pages that show one of these characters. */
const textOthers = localFont({
  src: './fonts/text-others.woff2',
  weight: '400 700',
  variable: '--font-text-others',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+A1-A8, U+AA-AD, U+AF, U+B1-B6, U+B8-BC, U+BE-D6, U+D8-FF, U+20AC, U+2264-2265' },
  ],
})

export const metadata: Metadata = {
  metadataBase: new URL(settings.siteUrl),
  applicationName: business.name,
  manifest: '/site.webmanifest',
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/images/icons/apple-touch-icon.png',
  },
  formatDetection: { telephone: false, address: false, email: false },
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: lightColors.paper },
    { media: '(prefers-color-scheme: dark)', color: darkColors.paper },
  ],
  colorScheme: 'light dark',
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The head script changes the element before hydration.
    <html
      lang="en-US"
      className={`${display.variable} ${text.variable} ${textOthers.variable}`}
      suppressHydrationWarning
    >
      <head>
        <HeadScript />
      </head>
      <body>{children}</body>
    </html>
  )
}
