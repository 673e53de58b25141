import { useLocation, useNavigate } from "react-router-dom";

/** Goes back to where one came from within the console; to `path` when the screen was opened directly. */
export function useGoBack(path: string): () => void {
  const navigate = useNavigate();
  const cameFromOutside = useLocation().key === "default";
  return () => {
    if (cameFromOutside) void navigate(path);
    else void navigate(-1);
  };
}
