// The share picture: eyebrow, title and foot line, and the conduit line up to a charger. Satori
// renders it, which supports only flex boxes and inline styles.
import { business } from '@/content/business'
import type { PageTitle } from '@/content/page-titles'
import { mark } from '@/lib/mark'
import { lightColors } from '@/lib/palette'

const { night, onNight, onNightMuted, safety } = lightColors

const LONG_TITLE = 44
/** Letters that run into the picture at the usual size. */
const LONG_NAME = 30

interface ShareCardProps extends Omit<PageTitle, 'picture'> {
  /** A data URL of PICTURE_SIZE. */
  picture?: string | undefined
}

/** The right part of a share picture, px. */
export const PICTURE_SIZE = { width: 420, height: 630 } as const

function ConduitRun() {
  return (
    <svg width="1200" height="630" viewBox="0 0 1200 630" fill="none" style={{ position: 'absolute', left: 0, top: 0 }}>
      <path d="M0 606h1068a28 28 0 0 0 28-28V250" stroke={safety} strokeWidth="8" />
      <path d="M1082 560h28M1082 420h28M400 592v28M760 592v28" stroke={onNight} strokeWidth="8" />
      <rect x="1054" y="150" width="84" height="132" rx="14" fill={night} stroke={onNight} strokeWidth="6" />
      <path d="M1080 186h32" stroke={safety} strokeWidth="6" />
    </svg>
  )
}

export function ShareCard({ eyebrow, title, foot, picture }: ShareCardProps) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        background: night,
        color: onNight,
        padding: '64px 72px 0',
        fontFamily: 'Bricolage',
        position: 'relative',
      }}
    >
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          fontSize: business.name.length > LONG_NAME ? 26 : 32,
          fontWeight: 700,
        }}
      >
        <svg width="56" height="56" viewBox="0 0 32 32" fill="none" style={{ marginRight: 18 }}>
          <circle cx="16" cy="16" r={mark.radius} stroke={onNight} strokeWidth="3" />
          <path d={mark.line} stroke={safety} strokeWidth="3" />
        </svg>
        <div style={{ maxWidth: picture ? 620 : 980 }}>{business.name}</div>
      </div>
      <div style={{ display: 'flex', marginTop: 72, fontSize: 30, color: onNightMuted, fontWeight: 500 }}>
        {eyebrow}
      </div>
      <div
        style={{
          display: 'flex',
          marginTop: 14,
          fontSize: picture ? 56 : title.length > LONG_TITLE ? 64 : 78,
          lineHeight: 1.04,
          fontWeight: 700,
          letterSpacing: '-0.02em',
          maxWidth: picture ? 620 : 980,
        }}
      >
        {title}
      </div>
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: 72,
          bottom: 56,
          fontSize: 28,
          color: onNightMuted,
          fontWeight: 500,
        }}
      >
        {foot}
      </div>
      {picture ? (
        // Satori has no other picture element.
        <img
          src={picture}
          alt=""
          {...PICTURE_SIZE}
          style={{ position: 'absolute', right: 0, top: 0, objectFit: 'cover' }}
        />
      ) : (
        <ConduitRun />
      )}
      {picture ? (
        <div style={{ position: 'absolute', left: 0, bottom: 20, width: 780, height: 8, background: safety }} />
      ) : null}
    </div>
  )
}
