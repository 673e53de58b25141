export function FrontMark({ size }: { size: number }) {
  return (
    <span className="brand" dir="ltr">
      <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        <path
          className="quay"
          d="M5.5 2.5h13A1.5 1.5 0 0 1 20 4v1.5A1.5 1.5 0 0 1 18.5 7H16v3.5c0 1 .4 1.7 1.2 2.5H6.8c.8-.8 1.2-1.5 1.2-2.5V7H5.5A1.5 1.5 0 0 1 4 5.5V4a1.5 1.5 0 0 1 1.5-1.5zM2 13.9h20v3H2z"
        />
        <path
          className="water"
          d="M3 20.4c1.5 0 1.5 1.3 3 1.3s1.5-1.3 3-1.3 1.5 1.3 3 1.3 1.5-1.3 3-1.3 1.5 1.3 3 1.3 1.5-1.3 3-1.3"
        />
      </svg>
      <span>Berth</span>
    </span>
  );
}
