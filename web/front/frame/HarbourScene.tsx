const ribs = (x: number, y: number, height: number, times: number) =>
  Array.from({ length: times }, (_, index) => `M${x + index * 12} ${y}v${height}`).join("");

/** A lighthouse on its quay, a bollard with its line, and a ship that is held by it. */
export function HarbourScene() {
  return (
    <svg className="drawing scene" viewBox="0 0 520 240" aria-hidden="true">
      <path className="water fill" d="M-1600 176h3200v64H-1600z" />
      <path className="grey" d="M-1600 176h3200" />
      <path className="pale fill" d="M90 60-60 30v60zM90 60l200-34v68z" />
      <g className="grey ground">
        <path d="M76 80h32l8 104H68zM72 72h40v8H72zM80 48h24v24H80zM80 48l12-14 12 14" />
        <path d="M74 106h36M72 134h40M70 160h44" />
      </g>
      <g className="grey ground">
        <path d="M296 108h44v30h-44zM344 108h44v30h-44zM320 76h44v28h-44z" />
        <path d={ribs(306, 116, 14, 3) + ribs(354, 116, 14, 3) + ribs(330, 84, 12, 3)} />
        <path d="M414 84h42v54h-42zM422 64h26v20h-26zM435 64V42" />
        <path d="M422 98h26M422 112h26" />
      </g>
      <path className="brand ground" d="M268 138h222l-18 48c-4 10-11 16-22 16H314c-12 0-20-6-24-16z" />
      <path className="grey" d="M278 160h204" />
      <path className="brand ground" d="M-1600 184H212v18H-1600z" />
      <path className="brand" d="M20 202v38M92 202v38M164 202v38" />
      <path className="brand ground" d="M168 184v-16h-8v-12h44v12h-8v16z" />
      <path className="brand" d="M196 170c22 14 48 16 76-6" />
      <path
        className="grey"
        d="M236 222c8-5 16-5 24 0s16 5 24 0 16-5 24 0 16 5 24 0M396 228c8-5 16-5 24 0s16 5 24 0 16-5 24 0"
      />
    </svg>
  );
}
