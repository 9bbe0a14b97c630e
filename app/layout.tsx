import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { darkColors, lightColors } from '@/lib/palette'
import { settings } from '@/lib/settings'
import { ExpectFirstScreen, OwnScript } from '@/components/layout/page-script'

export const metadata: Metadata = {
  metadataBase: new URL(settings.siteUrl),
  manifest: '/site.webmanifest',
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/images/icons/apple-touch-icon.png',
  },
  formatDetection: { telephone: false },
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
    <html lang="en-US" suppressHydrationWarning>
      <head>
        <ExpectFirstScreen />
        <OwnScript name="before-paint" />
      </head>
      <body>{children}</body>
    </html>
  )
}
