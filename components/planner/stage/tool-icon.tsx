// A button's text, which a picture stands in for where the row is short (planner.css).
import { Icon } from '@/components/ui/icons'

const paths = {
  drawing: 'M3 16V5h14v11M1.5 16h17M6 16v-5h3v5M12 9h2.5',
  photo: 'M3 6.5h3L7.5 4h5L14 6.5h3V16H3zM10 8a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  share: 'M10 12V3m-3.5 3L10 2.5 13.5 6M6 9H4v8h12V9h-2',
}

export function ToolIcon({ name, label }: { name: keyof typeof paths; label: string }) {
  return (
    <>
      <Icon path={paths[name]} className="planner-tool-icon size-5" />
      <span className="planner-tool-text">{label}</span>
    </>
  )
}
