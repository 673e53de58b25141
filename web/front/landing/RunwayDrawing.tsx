const spent = [34, 38, 36, 44, 41, 52, 47, 55, 50, 58, 54, 62];

/** What was spent in twelve days, and how the balance runs down to the line where a warning comes. */
export function RunwayDrawing() {
  return (
    <svg className="drawing" viewBox="0 0 480 180" aria-hidden="true">
      <path className="soft" d="M0 40.5h480M0 90.5h480M0 140.5h480" />
      {spent.map((height, index) => (
        <rect
          key={index}
          className={index === spent.length - 1 ? "brand fill" : "pale fill"}
          x={8 + index * 24}
          y={164 - height}
          width="14"
          height={height}
          rx="2"
        />
      ))}
      <path className="brand" d="M8 30C90 36 150 44 212 60s96 30 132 44" />
      <path className="brand dashed" d="M344 104c44 16 88 26 128 34" />
      <path className="warn dashed" d="M300 138.500h180" />
      <circle className="brand ground" cx="344" cy="104" r="6" />
      <path className="soft" d="M0 164.500h480" />
    </svg>
  );
}
