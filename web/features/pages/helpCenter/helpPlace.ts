import { generatePath } from "react-router-dom";

export const helpPath = "/front-pages/help-center";
export const articlePattern = `${helpPath}/article/:title`;
export const articlePath = (slug: string): string => generatePath(articlePattern, { title: slug });
export const foundPath = (q: string): string => `${helpPath}?${new URLSearchParams({ q }).toString()}`;
