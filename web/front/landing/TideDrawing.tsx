const boxes = (x: number) => `M${x} 66h44v28h-44zM${x + 48} 66h44v28h-44zM${x + 24} 34h44v28h-44z`;

/** Two versions at the quay: the new one comes alongside, the old one stays moored until it is safe. */
export function TideDrawing() {
  return (
    <svg className="drawing" viewBox="0 0 480 180" aria-hidden="true">
      <path className="water fill" d="M0 128h480v52H0z" />
      <path className="grey" d="M0 128h480" />
      <g className="grey ground">
        <path d={boxes(52)} />
        <path d="M26 98h150l-14 36c-3 8-9 12-18 12H60c-10 0-16-4-19-12z" />
      </g>
      <g className="brand ground">
        <path d={boxes(314)} />
        <path d="M288 98h166l-14 36c-3 8-9 12-18 12H322c-10 0-16-4-19-12zM430 98V62h16v36" />
      </g>
      <path className="brand ground" d="M206 116h60v18h-60zM218 116v-12h-6V96h48v8h-6v12" />
      <path className="grey" d="M218 102c-16 14-30 18-48 18" />
      <path className="brand dashed" d="M254 102c14 14 26 18 40 18" />
      <path
        className="grey"
        d="M20 162c8-5 16-5 24 0s16 5 24 0 16-5 24 0 16 5 24 0M190 166c8-5 16-5 24 0s16 5 24 0 16-5 24 0M350 164c8-5 16-5 24 0s16 5 24 0 16-5 24 0 16 5 24 0"
      />
    </svg>
  );
}
